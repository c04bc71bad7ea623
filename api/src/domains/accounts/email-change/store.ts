import type { ClientSession, Db } from 'mongodb';
import type { CustomerDocument } from '../documents';
import type { UserDocument } from '../ownership/store';

/** Gives a user a proven e-mail, and ends links to the earlier one that set a password. */
export async function writeEmail(
  db: Db,
  { userId: _id, email, now }: { userId: string; email: string; now: Date },
  session: ClientSession,
): Promise<void> {
  const proven = { email, emailVerified: true, updatedAt: now };
  await db.collection<UserDocument>('users').updateOne({ _id }, { $set: proven }, { session });
  await db.collection<CustomerDocument>('customers').updateOne({ _id }, { $set: { email } }, { session });
  await db.collection<{ user_id: string }>('password_resets').deleteMany({ user_id: _id }, { session });
}

/** Removes every way to sign in as a user: password, identities, sign-ins. */
export async function removeSignInWays(db: Db, userId: string, session: ClientSession): Promise<void> {
  for (const name of ['accounts', 'sessions']) {
    await db.collection<{ userId: string }>(name).deleteMany({ userId }, { session });
  }
}
