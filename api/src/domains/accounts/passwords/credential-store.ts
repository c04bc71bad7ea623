import { randomUUID } from 'node:crypto';
import type { ClientSession, Db } from 'mongodb';

/** A password credential as stored by the auth library. */
interface CredentialDocument {
  _id: string;
  userId: string;
  providerId: string;
  accountId: string;
  password: string;
  createdAt: Date;
  updatedAt: Date;
}
const sessions = (db: Db) => db.collection<{ _id: string; userId: string }>('sessions');

/** @returns the stored form of a user's password; null if they have none */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const found = await db
    .collection<CredentialDocument>('accounts')
    .findOne({ userId, providerId: 'credential' }, { projection: { password: 1 } });
  return found?.password ?? null;
}

/** Sets a user's password, even if they have only signed in through an identity provider before. */
export async function setPasswordHash(
  db: Db,
  { userId, password, now }: { userId: string; password: string; now: Date },
  session: ClientSession,
): Promise<void> {
  const created = { _id: randomUUID(), accountId: userId, createdAt: now };
  await db
    .collection<CredentialDocument>('accounts')
    .updateOne(
      { userId, providerId: 'credential' },
      { $set: { password, updatedAt: now }, $setOnInsert: created },
      { session, upsert: true },
    );
}

/** Ends every sign-in of a user. @returns how many there were */
export async function deleteSessionsOf(db: Db, userId: string, session?: ClientSession): Promise<number> {
  const { deletedCount } = await sessions(db).deleteMany({ userId }, { session });
  return deletedCount;
}
