import type { ClientSession, Db, UpdateFilter } from 'mongodb';
import type { BookingDocument, BookingRefund } from '../documents';

const bookings = (db: Db) => db.collection<BookingDocument>('telehealth_bookings');

/** The new time of a booking. */
export interface BookingMove {
  starts_at: Date;
  ends_at: Date;
  /** Cents: the fee of the new time. */
  fee: number;
  moves: number;
  reminder_due_at: Date | null;
  /** The refund of a lower fee, if any. */
  refund: BookingRefund | null;
}

/** Changes the time of a booked appointment as read. Returns false if it was moved or closed meanwhile. */
export async function changeTime(
  db: Db,
  { _id, starts_at }: Pick<BookingDocument, '_id' | 'starts_at'>,
  { refund, reminder_due_at, ...move }: BookingMove,
  session: ClientSession,
): Promise<boolean> {
  const isDue = refund !== null && refund.amount > 0;
  const change: UpdateFilter<BookingDocument> = {
    $set: {
      ...move,
      ...(reminder_due_at ? { reminder_due_at } : {}),
      ...(isDue ? { refund_due: true as const } : {}),
    },
    ...(isDue ? { $push: { refunds: refund } } : {}),
    ...(reminder_due_at ? {} : { $unset: { reminder_due_at: true as const } }),
  };
  const asRead = { _id, status: 'booked' as const, starts_at };
  return (await bookings(db).updateOne(asRead, change, { session })).matchedCount === 1;
}
