import type { ClientSession, Db } from 'mongodb';
import { ensureIndexes as ensureCharges } from './charges/list-charges';
import type { AutoDeliveryDocument } from './documents';

const autodeliveries = (db: Db) => db.collection<AutoDeliveryDocument>('autodeliveries');

/** Excludes cancelled AutoDeliveries, which are hidden from their owner. */
const NOT_CANCELLED: AutoDeliveryDocument['status'][] = ['active', 'paused'];

export async function ensureIndexes(db: Db): Promise<void> {
  await autodeliveries(db).createIndexes([
    { key: { user_id: 1, created_at: -1 }, name: 'user' },
    { key: { status: 1, next_step_at: 1 }, name: 'due' },
  ]);
  await ensureCharges(db);
}

/** Returns a user's active and paused AutoDeliveries, newest first. */
export async function listAutoDeliveries(
  db: Db,
  userId: string,
  only: { id?: string | null; stripe_source_id?: string | null } = {},
  session?: ClientSession,
): Promise<AutoDeliveryDocument[]> {
  const { id, stripe_source_id } = only;
  return autodeliveries(db)
    .find(
      {
        user_id: userId,
        status: { $in: NOT_CANCELLED },
        ...(id ? { _id: id } : {}),
        ...(stripe_source_id ? { stripe_source_id } : {}),
      },
      { session },
    )
    .sort({ created_at: -1 })
    .toArray();
}

/** Returns every AutoDelivery of a user, cancelled ones too, newest first. */
export const listEveryAutoDelivery = (db: Db, userId: string): Promise<AutoDeliveryDocument[]> =>
  autodeliveries(db).find({ user_id: userId }).sort({ created_at: -1 }).toArray();

/** Returns a user's AutoDelivery, even a cancelled one. */
export async function findAutoDelivery(
  db: Db,
  userId: string,
  id: string,
): Promise<AutoDeliveryDocument | null> {
  return autodeliveries(db).findOne({ _id: id, user_id: userId });
}

/** Returns the user's AutoDelivery that contains an item. */
export async function findByItem(
  db: Db,
  userId: string,
  itemId: string,
): Promise<AutoDeliveryDocument | null> {
  return autodeliveries(db).findOne({ user_id: userId, 'items.id': itemId });
}

/** Returns any user's AutoDelivery, for the cycle and for staff. */
export async function findAnyAutoDelivery(db: Db, id: string): Promise<AutoDeliveryDocument | null> {
  return autodeliveries(db).findOne({ _id: id });
}

/** Returns AutoDeliveries of all users with a due step, oldest first. */
export async function findDue(db: Db, now: Date, limit: number): Promise<AutoDeliveryDocument[]> {
  return autodeliveries(db)
    .find({ status: 'active', next_step_at: { $lte: now } })
    .sort({ next_step_at: 1 })
    .limit(limit)
    .toArray();
}

export type AutoDeliveryChange = Partial<
  Omit<AutoDeliveryDocument, '_id' | 'user_id' | 'version' | 'created_at'>
>;

/** Writes to an AutoDelivery at the version it was read. Returns false if another write came first. */
export async function writeAutoDelivery(
  db: Db,
  { _id, user_id, version }: Pick<AutoDeliveryDocument, '_id' | 'user_id' | 'version'>,
  change: AutoDeliveryChange,
  session?: ClientSession,
): Promise<boolean> {
  const result = await autodeliveries(db).updateOne(
    { _id, user_id, version },
    { $set: change, $inc: { version: 1 } },
    { session },
  );
  return result.modifiedCount === 1;
}

export async function insertAutoDeliveries(
  db: Db,
  documents: AutoDeliveryDocument[],
  session?: ClientSession,
): Promise<void> {
  if (documents.length > 0) await autodeliveries(db).insertMany(documents, { session });
}

/** Sends the notices and orders of a user's AutoDeliveries to another address, where they went to the earlier one. */
export async function replaceEmail(
  db: Db,
  { userId, from, to }: { userId: string; from: string; to: string },
  session?: ClientSession,
): Promise<void> {
  await autodeliveries(db).updateMany(
    { user_id: userId, shipping_email: from },
    { $set: { shipping_email: to }, $inc: { version: 1 } },
    { session },
  );
}
