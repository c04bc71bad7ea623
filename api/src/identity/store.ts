import type { Db } from 'mongodb';

/** Collection `identity_codes`: authorisation codes of the embedded provider; forgotten by the TTL index. */
export interface IdentityCodeDocument {
  /** Hash of the code. */
  _id: string;
  person_id: string;
  redirect_uri: string;
  nonce: string;
  code_challenge: string;
  expires_at: Date;
}

const codes = (db: Db) => db.collection<IdentityCodeDocument>('identity_codes');

export async function ensureIndexes(db: Db): Promise<void> {
  await codes(db).createIndex({ expires_at: 1 }, { name: 'expires', expireAfterSeconds: 0 });
}

export async function insertCode(db: Db, code: IdentityCodeDocument): Promise<void> {
  await codes(db).insertOne(code);
}

/** Uses a code up; null when it is over or was used before. */
export const takeCode = (db: Db, id: string, now: Date): Promise<IdentityCodeDocument | null> =>
  codes(db).findOneAndDelete({ _id: id, expires_at: { $gt: now } });
