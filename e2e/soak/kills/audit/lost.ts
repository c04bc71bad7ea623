import type { Journal } from '../journal';
import type { Books } from './books';

/** @returns what the shop acknowledged and does not have in its books */
export function findLost(journal: Journal, { orders, bookings, windows }: Books): string[] {
  const totals = new Map(orders.map(({ reference, order_total }) => [reference, order_total]));
  const lostOrders = journal.orders.flatMap(({ reference, order_total }) => {
    const stored = totals.get(reference);
    if (stored === undefined) return [`order ${reference} was acknowledged and is gone`];
    return stored === order_total
      ? []
      : [`order ${reference}: acknowledged ${order_total}, stored ${stored}`];
  });
  const stored = new Map(bookings.map((booking) => [booking._id, booking]));
  const seats = new Set(
    windows.flatMap((window) =>
      window.seats.filter(({ until }) => until === null).map(({ booking }) => booking),
    ),
  );
  const lostBookings = [...journal.bookings.values()].flatMap(({ uuid, status, fee }) => {
    const booking = stored.get(uuid);
    if (!booking) return [`booking ${uuid} was acknowledged and is gone`];
    if (booking.status !== status) return [`booking ${uuid} is ${booking.status} instead of ${status}`];
    if (booking.fee !== fee) return [`booking ${uuid}: acknowledged ${fee}, stored ${booking.fee}`];
    return seats.has(uuid) === (status === 'booked')
      ? []
      : [`booking ${uuid} is ${status}, its place is not`];
  });
  return [...lostOrders, ...lostBookings];
}

/** @returns the keys of orders that were due and do not exist */
export function findUnbilled({ billings }: Journal, { orders }: Books): string[] {
  const keys = new Set(orders.map(({ idempotency_key }) => idempotency_key));
  return [...billings].filter((key) => !keys.has(key));
}
