import { nameKeys } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import { ensureRateLimitIndexes } from '../../lib/limits/rate-limits';
import type { CustomerDocument } from './documents';
import { ensureImpersonationIndexes } from './impersonation/impersonation-store';
import { ensureMemberIndexes } from './members/member-store';
import { ensureResetIndexes } from './passwords/reset-store';
import { ensureSocialIndexes } from './social/store';

/** A sign-in as stored by the auth library. */
interface SessionDocument {
  _id: string;
  token: string;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  /** When a person last used it; see `idle`. */
  used_at?: Date;
  /** When a code of the second factor confirmed it; unset for sign-ins without one. */
  second_factor_at?: Date;
}

const customers = (db: Db) => db.collection<CustomerDocument>('customers');
const sessions = (db: Db) => db.collection<SessionDocument>('sessions');

/** Creates the indexes of the auth library's collections and of `customers`. */
export async function ensureIndexes(db: Db): Promise<void> {
  await ensureRateLimitIndexes(db);
  await ensureResetIndexes(db);
  await ensureImpersonationIndexes(db);
  await ensureSocialIndexes(db);
  await ensureMemberIndexes(db);
  await customers(db).createIndex({ email: 1 }, { name: 'email', unique: true });
  await db.collection('users').createIndex({ email: 1 }, { name: 'email', unique: true });
  await db.collection('verifications').createIndexes([
    { key: { identifier: 1 }, name: 'identifier' },
    { key: { expiresAt: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
  await sessions(db).createIndexes([
    { key: { token: 1 }, name: 'token', unique: true },
    { key: { userId: 1, createdAt: -1 }, name: 'user_latest' },
    { key: { expiresAt: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

export const findCustomer = (db: Db, id: string, session?: ClientSession) =>
  customers(db).findOne({ _id: id }, { session });

type NewCustomer = Pick<CustomerDocument, '_id' | 'email' | 'first_name' | 'last_name' | 'created_at'> &
  Partial<Pick<CustomerDocument, 'role'>>;

/** Creates the customer record of a user; leaves an existing one unchanged. */
export async function ensureCustomer(
  db: Db,
  { _id, ...customer }: NewCustomer,
  session?: ClientSession,
): Promise<void> {
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
  await customers(db).updateOne({ _id }, { $setOnInsert: blank }, { upsert: true, session });
}

/** Days after which a sign-in ends, however often it is used. */
const LONGEST_MS = 90 * 24 * 60 * 60_000;
const TIMES = { createdAt: 1, expiresAt: 1 } as const;

/** Whether a sign-in has neither expired nor lasted too long. Uses the system clock, as the auth library does. */
export function isRunning({ createdAt, expiresAt }: Pick<SessionDocument, keyof typeof TIMES>): boolean {
  const now = Date.now();
  return expiresAt.getTime() > now && createdAt.getTime() > now - LONGEST_MS;
}

/** What a running sign-in says about its use. */
export type SessionTimes = Pick<SessionDocument, 'used_at' | 'second_factor_at'>;

/** @returns those sign-ins that exist and are running, by id */
export async function listLiveSessions(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SessionTimes>> {
  const projection = { ...TIMES, used_at: 1, second_factor_at: 1 };
  const stored = sessions(db).find({ _id: { $in: [...new Set(ids)] } }, { projection });
  const live = (await stored.toArray()).filter(isRunning);
  return new Map(live.map((session) => [session._id, session]));
}

/** The part of an account that says what its owner may do. */
export type StoredStanding = Pick<CustomerDocument, 'role' | 'has_second_factor'>;

/** @returns what those users may do that exist, by id */
export async function listRoles(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredStanding>> {
  const projection = { role: 1, has_second_factor: 1 };
  const stored = customers(db).find({ _id: { $in: [...new Set(ids)] } }, { projection });
  return new Map((await stored.toArray()).map((account) => [account._id, account]));
}

/** Notes that the sign-in a cookie's token stands for begins to be used. @returns its id, or null */
export async function beginUse(db: Db, token: string, now: Date): Promise<string | null> {
  const change = { $set: { used_at: now } };
  const session = await sessions(db).findOneAndUpdate({ token }, change, { projection: { _id: 1 } });
  return session?._id ?? null;
}

/** Returns the id of the sign-in a cookie's token stands for, or null. */
export async function findSessionId(db: Db, token: string): Promise<string | null> {
  const session = await sessions(db).findOne({ token }, { projection: { _id: 1 } });
  return session?._id ?? null;
}

/** Returns the id of the user with a lower-case e-mail address, or null. */
export async function findUserId(db: Db, email: string): Promise<string | null> {
  const user = await db.collection<{ _id: string }>('users').findOne({ email }, { projection: { _id: 1 } });
  return user?._id ?? null;
}

/** Ends a sign-in, which invalidates its bearers and its cookie. */
export async function deleteSession(db: Db, id: string): Promise<void> {
  await sessions(db).deleteOne({ _id: id });
}
