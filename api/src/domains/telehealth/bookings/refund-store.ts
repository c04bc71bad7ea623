import type { ClientSession, Db, Filter } from 'mongodb';
import type { BookingDocument } from './documents';

const bookings = (db: Db) => db.collection<BookingDocument>('telehealth_bookings');

/** Cancels a booking: clears its reminder and marks any paid fee for refund. */
export async function cancelBooking(db: Db, uuid: string, session: ClientSession): Promise<void> {
  const open: Filter<BookingDocument> = { _id: uuid, status: { $in: ['held', 'booked'] } };
  const isPaid = { ...open, payment: { $ne: null } };
  const $unset = { reminder_due_at: true as const };
  const paid = { $set: { status: 'cancelled' as const, refund_due: true as const }, $unset };
  const unpaid = { $set: { status: 'cancelled' as const }, $unset };
  const { matchedCount } = await bookings(db).updateOne(isPaid, paid, { session });
  if (matchedCount === 0) await bookings(db).updateOne(open, unpaid, { session });
}

/** Lists cancelled bookings whose fee has not been refunded. */
export async function listRefundsDue(db: Db, limit: number): Promise<BookingDocument[]> {
  return bookings(db).find({ refund_due: true }).limit(limit).toArray();
}

/** Marks an authorised fee as captured. */
export async function markCaptured(db: Db, uuid: string): Promise<void> {
  const filter = { _id: uuid, 'payment.status': 'authorised' as const };
  await bookings(db).updateOne(filter, { $set: { 'payment.status': 'captured' } });
}

/** Marks the fee as refunded. */
export async function markRefunded(db: Db, uuid: string): Promise<void> {
  const change = { $set: { 'payment.status': 'refunded' as const }, $unset: { refund_due: true as const } };
  await bookings(db).updateOne({ _id: uuid }, change);
}
