import type { ClientSession, Db } from 'mongodb';
import type { BookingDocument } from './documents';

const bookings = (db: Db) => db.collection<BookingDocument>('telehealth_bookings');

/** Bookings with a reminder to send, the longest waiting first. */
export async function listRemindersDue(db: Db, now: Date, limit: number): Promise<BookingDocument[]> {
  return bookings(db)
    .find({ reminder_due_at: { $lte: now } })
    .sort({ reminder_due_at: 1 })
    .limit(limit)
    .toArray();
}

/** Takes the reminder that a booking was read with; false when somebody else did, or it was cancelled. */
export async function takeReminder(
  db: Db,
  { _id, reminder_due_at }: BookingDocument,
  next: Date | null,
  session: ClientSession,
): Promise<boolean> {
  const change = next ? { $set: { reminder_due_at: next } } : { $unset: { reminder_due_at: true as const } };
  const result = await bookings(db).updateOne({ _id, status: 'booked', reminder_due_at }, change, {
    session,
  });
  return result.modifiedCount === 1;
}

/** Bookings that were not paid while their slot was held. */
export async function listEndedHolds(db: Db, now: Date, limit: number): Promise<BookingDocument[]> {
  return bookings(db)
    .find({ status: 'held', hold_expires_at: { $lte: now } })
    .sort({ hold_expires_at: 1 })
    .limit(limit)
    .toArray();
}
