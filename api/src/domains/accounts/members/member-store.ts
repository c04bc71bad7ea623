import { STAFF_ROLES, type StoredRole } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import type { CustomerDocument } from '../documents';
import { ensureInvitationIndexes } from './invitation-store';

/** Every role of staff as accounts may hold it. */
const STORED_ROLES: readonly StoredRole[] = [...STAFF_ROLES, 'staff'];
const MANAGERS: readonly StoredRole[] = ['manager', 'staff'];

const customers = (db: Db) => db.collection<CustomerDocument>('customers');

export async function ensureMemberIndexes(db: Db): Promise<void> {
  await ensureInvitationIndexes(db);
  await customers(db).createIndex(
    { role: 1, email: 1 },
    { name: 'staff', partialFilterExpression: { role: { $in: [...STORED_ROLES] } } },
  );
}

/** @returns the accounts of all members of staff, by role and e-mail */
export const listMembers = (db: Db): Promise<CustomerDocument[]> =>
  customers(db)
    .find({ role: { $in: [...STORED_ROLES] } })
    .sort({ role: 1, email: 1 })
    .toArray();

/** Returns whether an account has confirmed its e-mail. */
export async function hasConfirmedEmail(db: Db, _id: string, session?: ClientSession): Promise<boolean> {
  const users = db.collection<{ _id: string; emailVerified: boolean }>('users');
  return (
    (await users.findOne({ _id }, { projection: { emailVerified: 1 }, session }))?.emailVerified === true
  );
}

/**
 * Makes sure in a transaction that somebody else manages the shop, and goes on to: two managers who remove each other
 * at the same time write to one another, so that only one of them succeeds.
 */
export async function relyOnOtherManagers(db: Db, _id: string, session: ClientSession): Promise<boolean> {
  const others = { role: { $in: [...MANAGERS] }, _id: { $ne: _id } };
  const { matchedCount } = await customers(db).updateMany(others, { $inc: { relied_on: 1 } }, { session });
  return matchedCount > 0;
}

/** Changes a role if it is still the one that was read; returns false if it is not. */
export async function replaceRole(
  db: Db,
  { _id, from, to }: { _id: string; from: StoredRole; to: StoredRole },
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await customers(db).updateOne(
    { _id, role: from },
    { $set: { role: to } },
    { session },
  );
  return matchedCount === 1;
}
