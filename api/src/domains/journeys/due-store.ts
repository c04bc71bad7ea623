import type { ClientSession, Db } from 'mongodb';
import type { JourneySubscriptionDocument } from './documents';

const subscriptions = (db: Db) => db.collection<JourneySubscriptionDocument>('journey_subscriptions');

/** Subscriptions whose review notice is due, longest overdue first. */
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
 * Claims the review notice of a subscription as read; returns false if another process did. The version is unchanged,
 * so that a running charge is not disturbed.
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
