import type { PharmacyDocument } from '../../fulfilment';
import type { Mail } from '../../mail';
import { type LinkServices, orderAddress } from '../access/order-link';
import type { OrderDocument } from '../documents';
import { collectFrom } from './collect-from';

/** Notifies that an order is on its way or ready to collect, once per order, with the pharmacy where it is collected. */
export function dispatchMail(
  services: LinkServices,
  order: OrderDocument,
  place: PharmacyDocument | null,
): Mail {
  const { _id, reference, email, first_name, tracking, cnc_location } = order;
  return {
    id: `order_dispatched:${_id}`,
    to: email,
    template: 'order_dispatched',
    data: {
      firstName: first_name,
      reference,
      url: orderAddress(services, order),
      tracking,
      collectAt: cnc_location?.name ?? null,
      collectFrom: collectFrom(order, place),
    },
  };
}
