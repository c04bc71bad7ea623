import { randomUUID } from 'node:crypto';
import type { ClientSession, Db } from 'mongodb';
import type { CustomerDocument } from '../documents';

/** A user as stored by the auth library; its other fields are copied as they are. */
export interface UserDocument {
  _id: string;
  email: string;
  emailVerified: boolean;
  createdAt: Date;
  updatedAt: Date;
}

const users = (db: Db) => db.collection<UserDocument>('users');

/** Reads a user in the transaction, which then conflicts with others that change it. */
export const findUser = (db: Db, _id: string, session: ClientSession) =>
  users(db).findOne({ _id }, { session });

/** Returns an account's e-mail, and whether its owner has confirmed it; null for no account. */
export async function findOwnEmail(
  db: Db,
  _id: string,
  session?: ClientSession,
): Promise<{ email: string; isConfirmed: boolean } | null> {
  const projection = { email: 1, emailVerified: 1 };
  const user = await users(db).findOne({ _id }, { projection, session });
  return user && { email: user.email, isConfirmed: user.emailVerified };
}

/** Marks a user's e-mail as verified; returns false if it is not theirs. */
export async function markEmailVerified(
  db: Db,
  { userId: _id, email }: { userId: string; email: string },
  session?: ClientSession,
): Promise<boolean> {
  const filter = { _id, email };
  const { matchedCount } = await users(db).updateOne(filter, { $set: { emailVerified: true } }, { session });
  return matchedCount === 1;
}

/** Reserved (RFC 2606): it belongs to nobody, and the outbox takes no mails for it. */
const retiredEmail = (userId: string) => `${userId}@retired.invalid`;

/** Whether nobody can sign in to an account any more: it was closed, or lost its address. */
export const isRetired = ({ _id, email }: Pick<CustomerDocument, '_id' | 'email'>): boolean =>
  email === retiredEmail(_id);

/** Takes the e-mail from a user and removes every way to sign in as them. */
export async function retireUser(db: Db, _id: string, now: Date, session: ClientSession): Promise<void> {
  const email = retiredEmail(_id);
  await users(db).updateOne({ _id }, { $set: { email, updatedAt: now } }, { session });
  await db.collection<CustomerDocument>('customers').updateOne({ _id }, { $set: { email } }, { session });
  for (const name of ['accounts', 'sessions']) {
    await db.collection<{ userId: string }>(name).deleteMany({ userId: _id }, { session });
  }
  await db.collection<{ user_id: string }>('password_resets').deleteMany({ user_id: _id }, { session });
}

/** Stores a user with the verified e-mail of another, who no longer has it. @returns the new id */
export async function insertSuccessor(
  db: Db,
  predecessor: UserDocument,
  now: Date,
  session: ClientSession,
): Promise<string> {
  const _id = randomUUID();
  const times = { createdAt: now, updatedAt: now };
  await users(db).insertOne({ ...predecessor, ...times, _id, emailVerified: true }, { session });
  return _id;
}
