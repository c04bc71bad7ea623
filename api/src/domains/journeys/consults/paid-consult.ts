import type { Db } from 'mongodb';
import { findUserOrders, type OrderDocument } from '../../orders';
import { consultOrderKey } from '../billing/consult';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';

type PaidFor = Pick<JourneyBookingDocument, 'appointment_at' | 'order_reference'>;

/** Returns which of a program's orders paid for a consult, newest first; undefined if none did. */
export function orderOf(
  subscription: Pick<JourneySubscriptionDocument, '_id'>,
  { appointment_at, order_reference }: PaidFor,
  orders: readonly OrderDocument[],
): OrderDocument | undefined {
  // A booking that does not say which order paid was never moved: its order has the time of the consult in its key.
  const key = consultOrderKey(subscription, appointment_at);
  return order_reference === undefined
    ? orders.find(({ idempotency_key }) => idempotency_key.startsWith(key))
    : orders.find(({ reference }) => reference === order_reference);
}

/** Finds the order that paid for a consult; null for a free one, and for the first. */
export async function findConsultOrder(
  db: Db,
  subscription: JourneySubscriptionDocument,
  booking: PaidFor,
): Promise<OrderDocument | null> {
  if (booking.order_reference === null) return null;
  const orders = await findUserOrders(db, subscription.order_references, subscription.user_id);
  return orderOf(subscription, booking, orders) ?? null;
}
