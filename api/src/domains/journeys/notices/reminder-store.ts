import type { ClientSession, Db } from 'mongodb';
import type { JourneySubscriptionDocument } from '../documents';

const subscriptions = (db: Db) => db.collection<JourneySubscriptionDocument>('journey_subscriptions');

/** Subscriptions with a consult reminder due, longest overdue first. */
export async function listConsultReminders(
  db: Db,
  now: Date,
  limit: number,
): Promise<JourneySubscriptionDocument[]> {
  return subscriptions(db)
    .find({ 'upcoming_booking.reminder_due_at': { $lte: now } })
    .sort({ 'upcoming_booking.reminder_due_at': 1 })
    .limit(limit)
    .toArray();
}

/** Claims a consult reminder as read; returns false if another process did, or the booking was replaced. */
export async function takeConsultReminder(
  db: Db,
  { _id, upcoming_booking }: JourneySubscriptionDocument,
  next: Date | null,
  session: ClientSession,
): Promise<boolean> {
  const filter = {
    _id,
    'upcoming_booking.id': upcoming_booking?.id,
    'upcoming_booking.reminder_due_at': upcoming_booking?.reminder_due_at,
  };
  const change = { $set: { 'upcoming_booking.reminder_due_at': next } };
  return (await subscriptions(db).updateOne(filter, change, { session })).modifiedCount === 1;
}
