import type { ClientSession, Db, UpdateFilter } from 'mongodb';
import type { BookingClosing, BookingDocument, BookingRefund, ReturnedFee } from '../documents';

const bookings = (db: Db) => db.collection<BookingDocument>('telehealth_bookings');

/**
 * Cancels an open booking: clears its reminder, and puts down the refund of a paid fee; null keeps the fee. Returns
 * false if it is not open.
 */
export async function cancelBooking(
  db: Db,
  uuid: string,
  { closed, refund }: { closed: BookingClosing; refund: BookingRefund | null },
  session: ClientSession,
): Promise<boolean> {
  const open = { _id: uuid, status: { $in: ['held' as const, 'booked' as const] } };
  const $set = { status: 'cancelled' as const, closed };
  const $unset = { reminder_due_at: true as const };
  if (refund) {
    const refunded: UpdateFilter<BookingDocument> = {
      $set: { ...$set, refund_due: true },
      $push: { refunds: refund },
      $unset,
    };
    const isPaid = { ...open, payment: { $ne: null } };
    if ((await bookings(db).updateOne(isPaid, refunded, { session })).matchedCount === 1) return true;
  }
  return (await bookings(db).updateOne(open, { $set, $unset }, { session })).matchedCount === 1;
}

/** Puts down that the paid fee of an ended consultation is returned. Returns false if it cannot be, or already was. */
export async function putDownReturn(
  db: Db,
  uuid: string,
  { returned_fee, refund }: { returned_fee: ReturnedFee; refund: BookingRefund },
  session: ClientSession,
): Promise<boolean> {
  const ended = {
    _id: uuid,
    status: { $in: ['completed' as const, 'missed' as const] },
    fee: { $gt: 0 },
    payment: { $ne: null },
    returned_fee: { $exists: false },
  };
  const change = { $set: { returned_fee, refund_due: true as const }, $push: { refunds: refund } };
  return (await bookings(db).updateOne(ended, change, { session })).matchedCount === 1;
}

/** Lists bookings with refunds that have not been made. */
export async function listRefundsDue(db: Db, limit: number): Promise<BookingDocument[]> {
  return bookings(db).find({ refund_due: true }).limit(limit).toArray();
}

/** Marks an authorised fee as captured. */
export async function markCaptured(db: Db, uuid: string): Promise<void> {
  const filter = { _id: uuid, 'payment.status': 'authorised' as const };
  await bookings(db).updateOne(filter, { $set: { 'payment.status': 'captured' } });
}

/** Marks the refunds of a booking as made, unless another one has been put down since it was read. */
export async function markRefunded(
  db: Db,
  { _id, refunds }: Pick<BookingDocument, '_id' | 'refunds'>,
  status: 'captured' | 'refunded',
): Promise<void> {
  const asRead = refunds ? { refunds: { $size: refunds.length } } : {};
  const change = { $set: { 'payment.status': status }, $unset: { refund_due: true as const } };
  await bookings(db).updateOne({ _id, ...asRead }, change);
}
