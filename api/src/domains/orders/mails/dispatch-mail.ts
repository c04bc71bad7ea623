import { arrivalWords, missedDay } from '@saltbush/contract';
import type { PharmacyDocument } from '../../fulfilment';
import type { Mail } from '../../mail';
import { type LinkServices, orderAddress } from '../access/order-link';
import type { OrderDocument } from '../documents';
import { collectFrom } from './collect-from';
import { deliverTo } from './deliver-to';

/** When an order is expected; null for what is collected, and once the promised day is over. */
function arrives(
  { shipping_method: method, shipping_address, cnc_location }: OrderDocument,
  now: Date,
): string | null {
  if (!method || cnc_location) return null;
  const promised = { lastDay: method.delivery_to, state: shipping_address?.state };
  return missedDay(promised, now.getTime()) ? null : arrivalWords(method);
}

/** Notifies that an order is on its way or ready to collect, once per order, with the pharmacy where it is collected. */
export function dispatchMail(
  services: LinkServices & { clock: { now(): Date } },
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
      arrives: arrives(order, services.clock.now()),
      deliverTo: deliverTo(order),
      collectAt: cnc_location?.name ?? null,
      collectFrom: collectFrom(order, place),
    },
  };
}
