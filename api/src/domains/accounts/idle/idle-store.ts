import { STAFF_IDLE_MINUTES } from '@saltbush/contract';
import type { Db } from 'mongodb';

interface UsedSession {
  _id: string;
  /** When a person last used it, at most a minute late; reading and renewing by the page itself do not count. */
  used_at?: Date;
}

const MINUTE = 60_000;
const sessions = (db: Db) => db.collection<UsedSession>('sessions');

const beginningOf = (now: Date): Date => new Date(now.getTime() - STAFF_IDLE_MINUTES * MINUTE);

/** Whether nobody has used a sign-in for as long as staff may leave theirs. */
export const isIdle = ({ used_at }: Pick<UsedSession, 'used_at'>, now: Date): boolean =>
  !used_at || used_at <= beginningOf(now);

/** Deletes sign-ins, unless somebody has used them meanwhile. */
export async function deleteIdle(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await sessions(db).deleteMany({ _id: { $in: [...ids] }, used_at: { $not: { $gt: beginningOf(now) } } });
}

/** Notes that somebody uses a sign-in: at most one write a minute. */
export async function noteUse(db: Db, _id: string, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - MINUTE);
  await sessions(db).updateOne({ _id, used_at: { $lte: aMinuteAgo } }, { $set: { used_at: now } });
}
