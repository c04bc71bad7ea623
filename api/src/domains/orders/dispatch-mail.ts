import { links } from '@saltbush/contract/links';
import type { Mail } from '../mail';
import type { OrderDocument } from './documents';

/** Notifies that an order is on its way or ready to collect, once per order. */
export function dispatchMail(order: OrderDocument, publicOrigin: string): Mail {
  const { _id, reference, email, first_name, user_id, tracking, cnc_location } = order;
  const path = user_id ? links.account.order(reference) : links.orderLookup();
  return {
    id: `order_dispatched:${_id}`,
    to: email,
    template: 'order_dispatched',
    data: {
      firstName: first_name,
      reference,
      url: publicOrigin + path,
      tracking,
      collectAt: cnc_location?.name ?? null,
    },
  };
}
