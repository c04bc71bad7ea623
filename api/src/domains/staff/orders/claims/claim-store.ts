import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../../../lib/duplicate-key';

/** Collection `staff_claims`: who works on what. */
export interface ClaimDocument {
  /** Reference of an order under review, or code of a script. */
  _id: string;
  key: string;
  staff_id: string;
  staff_name: string;
  since: Date;
  expires_at: Date;
  /** Whom it was taken from; null for what was free. */
  taken_from: string | null;
}

/** Somebody who works at a time. */
export interface Claimant {
  id: string;
  name: string;
  now: Date;
}

/** How long a claim lasts after its last use. */
const UNUSED_MS = 10 * 60_000;

const claims = (db: Db) => db.collection<ClaimDocument>('staff_claims');

/** Creates the index by which unused claims are deleted. */
export async function ensureIndexes(db: Db): Promise<void> {
  await claims(db).createIndex({ expires_at: 1 }, { name: 'expires', expireAfterSeconds: 0 });
}

const until = (now: Date): Date => new Date(now.getTime() + UNUSED_MS);

const claimOf = ({ id, name, now }: Claimant, taken_from: string | null) => ({
  ...{ key: randomUUID(), staff_id: id, staff_name: name, since: now },
  ...{ expires_at: until(now), taken_from },
});

/** Returns the claim of a code at a time; null if there is none. */
export const findClaim = (db: Db, _id: string, now: Date): Promise<ClaimDocument | null> =>
  claims(db).findOne({ _id, expires_at: { $gt: now } });

/** Returns the claims of codes at a time. */
export const listClaims = (db: Db, codes: readonly string[], now: Date): Promise<ClaimDocument[]> =>
  claims(db)
    .find({ _id: { $in: [...codes] }, expires_at: { $gt: now } })
    .toArray();

/** Claims what is free, or goes on with one's own claim; of several at the same time the first has it. */
export async function takeClaim(db: Db, _id: string, by: Claimant): Promise<void> {
  const { id: staff_id, now } = by;
  const going = { $set: { expires_at: until(now) } };
  const own = await claims(db).updateOne({ _id, staff_id, expires_at: { $gt: now } }, going);
  if (own.matchedCount === 1) return;
  try {
    const free = { _id, expires_at: { $lte: now } };
    await claims(db).updateOne(free, { $set: claimOf(by, null) }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Takes a colleague's claim over, unless another one is there by now. */
export async function takeOverClaim(
  db: Db,
  { _id, key, staff_id }: Pick<ClaimDocument, '_id' | 'key' | 'staff_id'>,
  by: Claimant,
): Promise<void> {
  await claims(db).updateOne({ _id, key }, { $set: claimOf(by, staff_id) });
}

/** Ends somebody's own claim. */
export async function leaveClaim(db: Db, _id: string, staff_id: string): Promise<void> {
  await claims(db).deleteOne({ _id, staff_id });
}

/** Ends whatever claim there is: it was decided about. */
export async function endClaim(db: Db, _id: string): Promise<void> {
  await claims(db).deleteOne({ _id });
}
