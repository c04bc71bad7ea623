import type { ClientSession, Db } from 'mongodb';
import type { JourneySubscriptionDocument } from '../documents';

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
 * Claims the review notice of a subscription as read; `at` is when its next charge was announced, null if it was not. returns false if another process did. The version is unchanged,
 * so that a running charge is not disturbed.
 */
export async function takeReviewNotice(
  db: Db,
  { _id, review_notice_at, next_period_at }: JourneySubscriptionDocument,
  at: Date | null,
  session: ClientSession,
): Promise<boolean> {
  const notice = at && next_period_at && { notice: { period: next_period_at, at } };
  const change = { $set: { review_notice_at: null, ...notice } };
  return (
    (await subscriptions(db).updateOne({ _id, review_notice_at }, change, { session })).modifiedCount === 1
  );
}
