import type { Db } from 'mongodb';

/** Collection `identity_codes`: authorisation codes of the embedded providers; expired by the TTL index. */
export interface IdentityCodeDocument {
  /** Hash of the code. */
  _id: string;
  issuer: string;
  subject: string;
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

/** Consumes a code; null if it has expired, was used before, or belongs to another provider. */
export const takeCode = (
  db: Db,
  { id, issuer, now }: { id: string; issuer: string; now: Date },
): Promise<IdentityCodeDocument | null> =>
  codes(db).findOneAndDelete({ _id: id, issuer, expires_at: { $gt: now } });
