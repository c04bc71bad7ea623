import type { ClientSession, Db } from 'mongodb';
import type { JourneySubscriptionDocument } from './documents';

const subscriptions = (db: Db) => db.collection<JourneySubscriptionDocument>('journey_subscriptions');

/** Subscriptions whose owner is to be told that the next order can be reviewed, longest due first. */
export async function listReviewNotices(
  db: Db,
  now: Date,
  limit: number,
): Promise<JourneySubscriptionDocument[]> {
  return subscriptions(db)
    .find({ review_notice_at: { $lte: now } })
    .sort({ review_notice_at: 1 })
    .limit(limit)
    .toArray();
}

/**
 * Takes the notice that a subscription was read with; false when another process did. The version stays, so that no
 * charge is disturbed.
 */
export async function takeReviewNotice(
  db: Db,
  { _id, review_notice_at }: JourneySubscriptionDocument,
  session: ClientSession,
): Promise<boolean> {
  const change = { $set: { review_notice_at: null } };
  return (
    (await subscriptions(db).updateOne({ _id, review_notice_at }, change, { session })).modifiedCount === 1
  );
}

/** Subscriptions with a reminder of a consult to send, longest due first. */
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

/** Takes the reminder of a consult as it was read; false when another process did, or the consult is another one. */
export async function takeConsultReminder(
  db: Db,
  { _id, upcoming_booking }: JourneySubscriptionDocument,
  next: Date | null,
  session: ClientSession,
): Promise<boolean> {
  const asRead = {
    _id,
    'upcoming_booking.id': upcoming_booking?.id,
    'upcoming_booking.reminder_due_at': upcoming_booking?.reminder_due_at,
  };
  const change = { $set: { 'upcoming_booking.reminder_due_at': next } };
  return (await subscriptions(db).updateOne(asRead, change, { session })).modifiedCount === 1;
}
