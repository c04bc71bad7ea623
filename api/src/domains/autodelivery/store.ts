import type { ClientSession, Db } from 'mongodb';
import type { AutoDeliveryDocument } from './documents';

const autodeliveries = (db: Db) => db.collection<AutoDeliveryDocument>('autodeliveries');

export async function ensureIndexes(db: Db): Promise<void> {
  await autodeliveries(db).createIndex({ user_id: 1, created_at: -1 }, { name: 'user' });
}

/** A user's AutoDeliveries, newest first. */
export async function listAutoDeliveries(
  db: Db,
  userId: string,
  only: { id?: string | null; stripe_source_id?: string | null } = {},
): Promise<AutoDeliveryDocument[]> {
  const { id, stripe_source_id } = only;
  return autodeliveries(db)
    .find({ user_id: userId, ...(id ? { _id: id } : {}), ...(stripe_source_id ? { stripe_source_id } : {}) })
    .sort({ created_at: -1 })
    .toArray();
}

export async function insertAutoDeliveries(
  db: Db,
  documents: AutoDeliveryDocument[],
  session: ClientSession,
): Promise<void> {
  if (documents.length > 0) await autodeliveries(db).insertMany(documents, { session });
}
