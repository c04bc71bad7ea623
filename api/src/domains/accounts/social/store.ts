import { randomUUID } from 'node:crypto';
import type { ClientSession, Db } from 'mongodb';
import { ensureRoundTripIndexes } from '../../../identity/round-trips';
import type { Identity } from './identity';

/** Collection of pending sign-ins at a provider. */
export const SOCIAL_SIGN_INS = 'social_sign_ins';

/** A way to sign in, as stored by the auth library: a password or a provider identity. */
interface AccountDocument {
  _id: string;
  userId: string;
  /** `credential`, or the issuer of the identity. */
  providerId: string;
  accountId: string;
  createdAt: Date;
  updatedAt: Date;
}

const accounts = (db: Db) => db.collection<AccountDocument>('accounts');

export async function ensureSocialIndexes(db: Db): Promise<void> {
  await ensureRoundTripIndexes(db, SOCIAL_SIGN_INS);
  await accounts(db).createIndexes([
    { key: { userId: 1 }, name: 'user' },
    { key: { accountId: 1, providerId: 1 }, name: 'identity', unique: true },
  ]);
}

/** Returns the user an identity belongs to, or null if it is new. */
export async function findUserOfIdentity(
  db: Db,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<string | null> {
  const filter = { accountId: subject, providerId: issuer };
  return (await accounts(db).findOne(filter, { projection: { userId: 1 } }))?.userId ?? null;
}

/** Links an identity to a user. Throws a duplicate key error if it is already linked. */
export async function insertIdentity(
  db: Db,
  { userId, identity, now }: { userId: string; identity: Identity; now: Date },
  session: ClientSession,
): Promise<void> {
  const account = { userId, providerId: identity.issuer, accountId: identity.subject };
  await accounts(db).insertOne(
    { _id: randomUUID(), ...account, createdAt: now, updatedAt: now },
    { session },
  );
}
