import { nameKeys } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { ensureRateLimitIndexes } from '../../lib/rate-limits';
import type { CustomerDocument } from './documents';
import { ensureImpersonationIndexes } from './impersonation/impersonation-store';
import { ensureResetIndexes } from './passwords/reset-store';
import { ensureSocialIndexes } from './social/store';

/** A sign-in as the auth library stores it. */
interface SessionDocument {
  _id: string;
  token: string;
  userId: string;
  expiresAt: Date;
}

const customers = (db: Db) => db.collection<CustomerDocument>('customers');
const sessions = (db: Db) => db.collection<SessionDocument>('sessions');

/** Collections of the auth library, and what the shop knows of a user. */
export async function ensureIndexes(db: Db): Promise<void> {
  await ensureRateLimitIndexes(db);
  await ensureResetIndexes(db);
  await ensureImpersonationIndexes(db);
  await ensureSocialIndexes(db);
  await customers(db).createIndex({ email: 1 }, { name: 'email', unique: true });
  await db.collection('users').createIndex({ email: 1 }, { name: 'email', unique: true });
  await db.collection('verifications').createIndex({ identifier: 1 }, { name: 'identifier' });
  await sessions(db).createIndexes([
    { key: { token: 1 }, name: 'token', unique: true },
    { key: { userId: 1 }, name: 'user' },
  ]);
}

export const findCustomer = (db: Db, id: string) => customers(db).findOne({ _id: id });

type NewCustomer = Pick<CustomerDocument, '_id' | 'email' | 'first_name' | 'last_name' | 'created_at'> &
  Partial<Pick<CustomerDocument, 'role'>>;

/** Makes the customer of a user; an existing one is left as it is. */
export async function ensureCustomer(db: Db, { _id, ...customer }: NewCustomer): Promise<void> {
  const blank: Omit<CustomerDocument, '_id'> = {
    role: 'customer',
    ...customer,
    name_keys: nameKeys(customer),
    cart_uuid: null,
    addresses: [],
    edr_card_first2: null,
    edr_card_last4: null,
    edr_linked: false,
    edr_points: 0,
    payment_methods: [],
  };
  await customers(db).updateOne({ _id }, { $setOnInsert: blank }, { upsert: true });
}

/** Is the sign-in still there, and not over? Its times are the auth library's, which has a clock of its own. */
export async function isSessionLive(db: Db, id: string): Promise<boolean> {
  const session = await sessions(db).findOne({ _id: id }, { projection: { expiresAt: 1 } });
  return session !== null && session.expiresAt.getTime() > Date.now();
}

/** Id of the sign-in that a cookie's token stands for; null when there is none. */
export async function findSessionId(db: Db, token: string): Promise<string | null> {
  const session = await sessions(db).findOne({ token }, { projection: { _id: 1 } });
  return session?._id ?? null;
}

/** Id of the user with an e-mail address in lower case; null when there is none. */
export async function findUserId(db: Db, email: string): Promise<string | null> {
  const user = await db.collection<{ _id: string }>('users').findOne({ email }, { projection: { _id: 1 } });
  return user?._id ?? null;
}

/** Ends a sign-in: its bearers and its cookie are worth nothing any more. */
export async function deleteSession(db: Db, id: string): Promise<void> {
  await sessions(db).deleteOne({ _id: id });
}
