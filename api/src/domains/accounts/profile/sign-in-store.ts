import type { ClientSession, Db } from 'mongodb';
import { isRunning } from '../store';
import { deviceName } from './device-name';

/** A sign-in as stored by the auth library. */
interface SignInDocument {
  _id: string;
  userId: string;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  userAgent?: string | null;
  ipAddress?: string | null;
}

const sessions = (db: Db) => db.collection<SignInDocument>('sessions');
const MAX_LISTED = 50;

/** @returns a user's running sign-ins, the latest first */
export async function listSignIns(db: Db, userId: string, currentId: string) {
  const stored = sessions(db).find({ userId }).sort({ createdAt: -1 }).limit(MAX_LISTED);
  return (await stored.toArray()).filter(isRunning).map((session) => ({
    id: session._id,
    device: deviceName(session.userAgent),
    address: session.ipAddress || null,
    signed_in_at: session.createdAt,
    last_used_at: session.updatedAt ?? session.createdAt,
    is_current: session._id === currentId,
  }));
}

/** When a user's sign-in began; null if it has ended. */
export async function signedInAt(db: Db, id: string): Promise<Date | null> {
  return (await sessions(db).findOne({ _id: id }, { projection: { createdAt: 1 } }))?.createdAt ?? null;
}

/** Ends one of a user's sign-ins. */
export async function endSignIn(db: Db, userId: string, id: string): Promise<void> {
  await sessions(db).deleteOne({ _id: id, userId });
}

/** Ends a user's sign-ins except one. */
export async function endOtherSignIns(
  db: Db,
  userId: string,
  keptId: string,
  session?: ClientSession,
): Promise<void> {
  await sessions(db).deleteMany({ userId, _id: { $ne: keptId } }, { session });
}
