import { RETURN_DECLINE_REASONS } from '@saltbush/contract';
import type { Mail } from '../../mail';
import { type LinkServices, orderAddress } from '../access/order-link';
import type { OrderDocument, ReturnDocument } from '../documents';
import { mailName } from './mail-name';

/** Builds the mail about a declined return, sent once per return. */
export function declinedMail(services: LinkServices, order: OrderDocument, sent: ReturnDocument): Mail {
  const { _id, reference, email, first_name } = order;
  return {
    id: `return_declined:${_id}:${sent.code}`,
    to: email,
    template: 'return_declined',
    data: {
      firstName: first_name,
      reference,
      url: orderAddress(services, order),
      lines: sent.lines.flatMap(({ line, quantity }) => {
        const item = order.items[line - 1];
        return item ? [`${quantity} × ${mailName(item)}`] : [];
      }),
      reason: sent.decline_reason ? RETURN_DECLINE_REASONS[sent.decline_reason] : null,
    },
  };
}
