import type { ClientSession, Db } from 'mongodb';
import type { JourneySubscriptionDocument } from './documents';

const subscriptions = (db: Db) => db.collection<JourneySubscriptionDocument>('journey_subscriptions');

/** Removes a deleted patient, and what was answered and acknowledged about them, from the user's drafts. */
export async function releaseDrafts(
  db: Db,
  userId: string,
  patientUuid: string,
  session?: ClientSession,
): Promise<void> {
  await subscriptions(db).updateMany(
    { user_id: userId, patient_uuid: patientUuid, status: 'draft' },
    {
      $set: {
        patient_uuid: null,
        questionnaire: null,
        submitted_at: null,
        record_asked_at: null,
        cleared: null,
      },
      $inc: { version: 1 },
    },
    { session },
  );
}
