import type { Db } from 'mongodb';

const LOCK_MS = 60_000;

/** Expires the locks of a dead process immediately and makes all jobs due. */
export async function makeJobsDue(db: Db): Promise<void> {
  const jobs = db.collection('jobs');
  const lockedAt = new Date(Date.now() - 2 * LOCK_MS);
  await jobs.updateMany({ lockedAt: { $ne: null } }, { $set: { lockedAt } });
  await jobs.updateMany({}, { $set: { nextRunAt: new Date() } });
}
