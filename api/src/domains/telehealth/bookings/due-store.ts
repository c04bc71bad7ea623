import type { ClientSession, Db } from 'mongodb';
import type { BookingDocument } from './documents';

const bookings = (db: Db) => db.collection<BookingDocument>('telehealth_bookings');

/** Lists bookings with a reminder due, longest overdue first. */
export async function listRemindersDue(db: Db, now: Date, limit: number): Promise<BookingDocument[]> {
  return bookings(db)
    .find({ reminder_due_at: { $lte: now } })
    .sort({ reminder_due_at: 1 })
    .limit(limit)
    .toArray();
}

/** Claims a booking's reminder as read; returns false if another process did, or the booking was cancelled. */
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

/** Lists bookings that were not paid while their slot was held. */
export async function listEndedHolds(db: Db, now: Date, limit: number): Promise<BookingDocument[]> {
  return bookings(db)
    .find({ status: 'held', hold_expires_at: { $lte: now } })
    .sort({ hold_expires_at: 1 })
    .limit(limit)
    .toArray();
}
