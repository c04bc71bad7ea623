import { arrivalWords } from '@saltbush/contract';
import type { PharmacyDocument } from '../../fulfilment';
import type { Mail } from '../../mail';
import { type LinkServices, orderAddress } from '../access/order-link';
import type { OrderDocument } from '../documents';
import { collectFrom } from './collect-from';
import { deliverTo } from './deliver-to';

/** Notifies that an order is on its way or ready to collect, once per order, with the pharmacy where it is collected. */
export function dispatchMail(
  services: LinkServices,
  order: OrderDocument,
  place: PharmacyDocument | null,
): Mail {
  const { _id, reference, email, first_name, tracking, shipping_method, cnc_location } = order;
  return {
    id: `order_dispatched:${_id}`,
    to: email,
    template: 'order_dispatched',
    data: {
      firstName: first_name,
      reference,
      url: orderAddress(services, order),
      tracking,
      arrives: cnc_location || !shipping_method ? null : arrivalWords(shipping_method),
      deliverTo: deliverTo(order),
      collectAt: cnc_location?.name ?? null,
      collectFrom: collectFrom(order, place),
    },
  };
}
