import type { ClientSession, Db } from 'mongodb';
import type { JourneyDocument, JourneySubscriptionDocument } from './documents';

const journeys = (db: Db) => db.collection<JourneyDocument>('journeys');
const subscriptions = (db: Db) => db.collection<JourneySubscriptionDocument>('journey_subscriptions');

export async function ensureIndexes(db: Db): Promise<void> {
  await journeys(db).createIndex({ slug: 1 }, { name: 'slug', unique: true });
  await subscriptions(db).createIndex({ user_id: 1, created_at: -1 }, { name: 'user' });
}

/** The programs on offer: a handful, so all are read. */
export async function listJourneys(db: Db): Promise<JourneyDocument[]> {
  return journeys(db).find().sort({ _id: 1 }).toArray();
}

export async function findJourney(db: Db, slug: string): Promise<JourneyDocument | null> {
  return journeys(db).findOne({ slug });
}

export async function findJourneyById(db: Db, id: number): Promise<JourneyDocument | null> {
  return journeys(db).findOne({ _id: id });
}

/** A user's subscriptions, newest first. */
export async function listSubscriptions(
  db: Db,
  userId: string,
  journeyId: number | null,
): Promise<JourneySubscriptionDocument[]> {
  return subscriptions(db)
    .find({ user_id: userId, ...(journeyId === null ? {} : { journey_id: journeyId }) })
    .sort({ created_at: -1 })
    .toArray();
}

/** Takes a patient who is deleted off the user's subscriptions that were not submitted. */
export async function releaseDrafts(
  db: Db,
  userId: string,
  patientUuid: string,
  session: ClientSession,
): Promise<void> {
  await subscriptions(db).updateMany(
    { user_id: userId, patient_uuid: patientUuid, status: 'draft' },
    { $set: { patient_uuid: null }, $inc: { version: 1 } },
    { session },
  );
}
