import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import { ensureIndexes as ensureMessages } from './care/store';
import { ensureIndexes as ensureCharges } from './charges/list-charges';
import { ensureIndexes as ensureHistory } from './clinical/store';
import type { JourneyDocument, JourneySubscriptionDocument } from './documents';
import { ensureIndexes as ensureLogs } from './measurements/store';

const journeys = (db: Db) => db.collection<JourneyDocument>('journeys');
const subscriptions = (db: Db) => db.collection<JourneySubscriptionDocument>('journey_subscriptions');

/** Creates the indexes of programs and subscriptions. */
export async function ensureIndexes(db: Db): Promise<void> {
  await ensureHistory(db);
  await ensureLogs(db);
  await ensureMessages(db);
  await ensureCharges(db);
  await journeys(db).createIndex({ slug: 1 }, { name: 'slug', unique: true });
  await subscriptions(db).createIndexes([
    { key: { user_id: 1, created_at: -1 }, name: 'user' },
    { key: { status: 1, submitted_at: 1, _id: 1 }, name: 'queue_in_order' },
    { key: { status: 1, record_asked_at: 1, _id: 1 }, name: 'record_asked' },
    { key: { open_key: 1 }, name: 'open', unique: true, sparse: true },
    { key: { charge_due_at: 1 }, name: 'due' },
    { key: { review_notice_at: 1 }, name: 'review_notice' },
    { key: { settle_due_at: 1 }, name: 'settle_due', sparse: true },
    { key: { 'upcoming_booking.reminder_due_at': 1 }, name: 'reminder_due' },
    { key: { 'upcoming_booking.appointment_at': 1, _id: 1 }, name: 'consults_in_order' },
    {
      key: { 'upcoming_booking.status': 1, 'upcoming_booking.appointment_at': 1, _id: 1 },
      name: 'open_consults',
    },
    { key: { 'past_consults.status': 1 }, name: 'past_consults' },
  ]);
}

/** Lists the programs on offer: few enough to read at once. */
export async function listJourneys(db: Db): Promise<JourneyDocument[]> {
  return journeys(db).find().sort({ _id: 1 }).toArray();
}

/** Finds a program by slug. */
export async function findJourney(db: Db, slug: string): Promise<JourneyDocument | null> {
  return journeys(db).findOne({ slug });
}

/** Finds a program by id. */
export async function findJourneyById(db: Db, id: number): Promise<JourneyDocument | null> {
  return journeys(db).findOne({ _id: id });
}

/** Lists a user's subscriptions, newest first. */
export async function listSubscriptions(
  db: Db,
  userId: string,
  journeyId: number | null,
  session?: ClientSession,
): Promise<JourneySubscriptionDocument[]> {
  const filter = { user_id: userId, ...(journeyId === null ? {} : { journey_id: journeyId }) };
  return subscriptions(db).find(filter, { session }).sort({ created_at: -1 }).toArray();
}

/** Finds a user's subscription; null for unknown ids and other users' subscriptions. */
export async function findSubscription(
  db: Db,
  userId: string,
  id: string,
): Promise<JourneySubscriptionDocument | null> {
  return subscriptions(db).findOne({ _id: id, user_id: userId });
}

/** Finds any user's subscription, for practitioners. */
export async function findAnySubscription(db: Db, id: string): Promise<JourneySubscriptionDocument | null> {
  return subscriptions(db).findOne({ _id: id });
}

/** Finds a user's subscription to a program unless it is cancelled. */
export async function findOpenSubscription(
  db: Db,
  userId: string,
  journeyId: number,
): Promise<JourneySubscriptionDocument | null> {
  return subscriptions(db).findOne({ open_key: openKeyOf(userId, journeyId), user_id: userId });
}

/** Returns the unique key of a user's open subscription to a program. */
export const openKeyOf = (userId: string, journeyId: number) => `${userId}:${journeyId}`;

/** Stores a new subscription; returns false if the user has an open one to this program. */
export async function insertSubscription(
  db: Db,
  subscription: JourneySubscriptionDocument,
): Promise<boolean> {
  try {
    await subscriptions(db).insertOne(subscription);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

export type SubscriptionChange = Partial<
  Omit<JourneySubscriptionDocument, '_id' | 'user_id' | 'version' | 'created_at' | 'open_key'>
>;

/** Writes to a subscription at the version read. Returns false if another write came first. */
export async function writeSubscription(
  db: Db,
  read: Pick<JourneySubscriptionDocument, '_id' | 'user_id' | 'version'>,
  change: SubscriptionChange,
  session?: ClientSession,
): Promise<boolean> {
  const closes = change.status === 'cancelled';
  const result = await subscriptions(db).updateOne(
    { _id: read._id, user_id: read.user_id, version: read.version },
    { $set: change, $inc: { version: 1 }, ...(closes ? { $unset: { open_key: true as const } } : {}) },
    { session },
  );
  return result.modifiedCount === 1;
}

/** Lists cancelled subscriptions whose refunds are due, longest overdue first. */
export async function findDueEndings(
  db: Db,
  now: Date,
  limit: number,
): Promise<JourneySubscriptionDocument[]> {
  return subscriptions(db)
    .find({ settle_due_at: { $lte: now } })
    .sort({ settle_due_at: 1 })
    .limit(limit)
    .toArray();
}

/** Lists subscriptions due for charging, longest overdue first. */
export async function findDueSubscriptions(
  db: Db,
  now: Date,
  limit: number,
): Promise<JourneySubscriptionDocument[]> {
  return subscriptions(db)
    .find({ charge_due_at: { $lte: now } })
    .sort({ charge_due_at: 1 })
    .limit(limit)
    .toArray();
}
