import type { Mail } from '../../mail';
import { type LinkServices, orderAddress } from '../access/order-link';
import type { OrderDocument } from '../documents';

/** Builds the mail about a call that nobody answered, sent once per order. It names no product. */
export function missedCallMail(services: LinkServices, order: OrderDocument): Mail {
  const { _id, reference, email, first_name } = order;
  return {
    id: `call_missed:${_id}`,
    to: email,
    template: 'call_missed',
    data: { firstName: first_name, reference, url: orderAddress(services, order) },
  };
}
