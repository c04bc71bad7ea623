import { arrivalWords, type OrderState } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { coverageAt, type DeliveryWindow, expectedArrival } from '../../fulfilment';
import { findOrderByKey, type OrderDocument } from '../../orders';
import { orderKeyOf } from '../cycle/charge-cart';
import type { AutoDeliveryDocument } from '../documents';
import { methodFor } from '../method';

/** Returns when the order of a cycle is or was placed, which is now if its charge is overdue. */
const placedAt = ({ milestone, charge_date }: AutoDeliveryDocument, now: Date): Date =>
  milestone !== 'delivery' && charge_date < now ? now : charge_date;

/** An order in these states does not come any more. */
const OVER: ReadonlySet<OrderState> = new Set(['delivered', 'cancelled', 'refunded']);

/** Whether the order of the current cycle is paid and still comes. */
export async function isOnItsWay(db: Db, autodelivery: AutoDeliveryDocument): Promise<boolean> {
  if (autodelivery.milestone !== 'delivery') return false;
  const order = await findOrderByKey(db, orderKeyOf(autodelivery));
  return order === null || !OVER.has(order.state);
}

/** Returns the days that a placed order was promised for; null for orders from before they were. */
const promised = ({ shipping_method }: Pick<OrderDocument, 'shipping_method'>): DeliveryWindow | null => {
  const { delivery_from: from, delivery_to: to } = shipping_method ?? {};
  return from && to ? { from, to } : null;
};

/**
 * Returns the days on which the order of the current cycle is expected: as its order says once it is placed, before that
 * as of any order that is placed on the day of the charge (rule selling-32). Null where it cannot be sent as things are, and
 * for an order that does not come any more.
 */
export async function cycleArrival(
  db: Db,
  autodelivery: AutoDeliveryDocument,
  { isCold, now }: { isCold: boolean; now: Date },
): Promise<DeliveryWindow | null> {
  const order =
    autodelivery.milestone === 'delivery' ? await findOrderByKey(db, orderKeyOf(autodelivery)) : null;
  if (order && OVER.has(order.state)) return null;
  const known = order && promised(order);
  if (known) return known;
  const parcel = { method: methodFor(isCold), isCold, placedAt: placedAt(autodelivery, now) };
  return expectedArrival(await coverageAt(db, autodelivery.shipping_postcode), parcel);
}

/** The days in words, such as "Tue 8 Dec to Mon 14 Dec". */
export const windowWords = (days: DeliveryWindow | null, isCold: boolean): string | null =>
  days && arrivalWords({ type: methodFor(isCold), delivery_from: days.from, delivery_to: days.to });
