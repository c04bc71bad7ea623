import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import type { AlertConsentDocument, FavouriteEventDocument, FavouriteOfferDocument } from './documents';

const consents = (db: Db) => db.collection<AlertConsentDocument>('favourite_alerts');
const offers = (db: Db) => db.collection<FavouriteOfferDocument>('favourite_offers');
const events = (db: Db) => db.collection<FavouriteEventDocument>('favourite_events');

/** Creates the indexes of consents. */
export async function ensureIndexes(db: Db): Promise<void> {
  await consents(db).createIndex({ stop_hash: 1 }, { name: 'stop' });
}

export const findConsent = (db: Db, userId: string, session?: ClientSession) =>
  consents(db).findOne({ _id: userId }, { session });

/** Stores a consent; the token of an earlier one remains. */
export async function saveConsent(db: Db, consent: AlertConsentDocument): Promise<void> {
  const { _id, stop_hash, stop_sealed, ...rest } = consent;
  const change = { $set: rest, $setOnInsert: { stop_hash, stop_sealed } };
  const save = () => consents(db).updateOne({ _id }, change, { upsert: true });
  // Of two first consents at once, one is refused as a duplicate, and then finds the other.
  await save().catch((error: unknown) => (isDuplicateKey(error) ? save() : Promise.reject(error)));
}

/** Withdraws a consent, found by its customer or by the hash of its token; returns false if there is none. */
export async function withdrawConsent(
  db: Db,
  by: { _id: string } | { stop_hash: string },
  now: Date,
): Promise<boolean> {
  const withdrawn_by = '_id' in by ? ('account' as const) : ('mail' as const);
  const change = { withdrawn_at: now, withdrawn_by };
  const { matchedCount } = await consents(db).updateOne({ ...by, withdrawn_at: null }, { $set: change });
  return matchedCount === 1 || (await consents(db).findOne(by)) !== null;
}

/** Returns those of the customers whose consent holds. */
export async function findConsenting(db: Db, userIds: readonly string[]): Promise<AlertConsentDocument[]> {
  const found = await consents(db)
    .find({ _id: { $in: [...userIds] } })
    .toArray();
  return found.filter(({ withdrawn_at }) => withdrawn_at === null);
}

export const findOffers = (db: Db, ids: readonly number[]): Promise<FavouriteOfferDocument[]> =>
  offers(db)
    .find({ _id: { $in: [...ids] } })
    .toArray();

/** Forgets products that nobody has saved any more: what changes meanwhile is nobody's news. */
export async function pruneOffers(db: Db, watched: ReadonlySet<number>): Promise<void> {
  const known = await offers(db).distinct('_id');
  const gone = known.filter((id) => !watched.has(id));
  if (gone.length > 0) await offers(db).deleteMany({ _id: { $in: gone } });
}

/** Stores how products are seen for the first time. */
export async function insertOffers(db: Db, seen: readonly FavouriteOfferDocument[]): Promise<void> {
  if (seen.length === 0) return;
  const operations = seen.map(({ _id, ...offer }) => ({
    updateOne: { filter: { _id }, update: { $setOnInsert: offer }, upsert: true },
  }));
  await offers(db).bulkWrite(operations, { ordered: false });
}

/** Replaces what was seen of a product; returns false if another process did so first. */
export async function replaceOffer(
  db: Db,
  before: FavouriteOfferDocument,
  { _id, ...now }: FavouriteOfferDocument,
  session: ClientSession,
): Promise<boolean> {
  const { price, available } = before;
  const { matchedCount } = await offers(db).updateOne({ _id, price, available }, { $set: now }, { session });
  return matchedCount === 1;
}

/** Stores an event; a later one of the same product replaces one that is not told yet. */
export async function saveEvent(
  db: Db,
  { _id, ...event }: FavouriteEventDocument,
  session: ClientSession,
): Promise<void> {
  await events(db).updateOne({ _id }, { $set: event }, { upsert: true, session });
}

export const listEvents = (db: Db, limit: number): Promise<FavouriteEventDocument[]> =>
  events(db).find().limit(limit).toArray();

/** Deletes events that were told, unless a later one has replaced them. */
export async function removeEvents(db: Db, told: readonly FavouriteEventDocument[]): Promise<void> {
  const operations = told.map(({ _id, at }) => ({ deleteOne: { filter: { _id, at } } }));
  if (operations.length > 0) await events(db).bulkWrite(operations, { ordered: false });
}

/** Deletes a user's consent to mails about favourites. */
export async function deleteConsent(db: Db, userId: string, session?: ClientSession): Promise<void> {
  await consents(db).deleteOne({ _id: userId }, { session });
}
