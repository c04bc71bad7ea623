import { createHash } from 'node:crypto';
import type { ErrorRow } from '@saltbush/contract/telemetry';
import type { Db } from 'mongodb';
import type { ReleaseErrorDocument } from './documents';
import { RETENTION_MS } from './store';

const errors = (db: Db) => db.collection<ReleaseErrorDocument>('release_errors');

/** Kinds of errors kept of one release: whoever makes them up fills no disk. */
export const MAX_KINDS = 50;
const LISTED = 10;

/** Errors are read and counted by release; a TTL index deletes those that were not seen for 30 days. */
export async function ensureIndexes(db: Db): Promise<void> {
  await errors(db).createIndexes([
    { key: { remote: 1, release: 1, count: -1 }, name: 'release' },
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

function idOf({ remote, release, name, frames }: ErrorRow): string {
  const place = createHash('sha256').update(frames.join('\n')).digest('hex').slice(0, 16);
  return [remote, release, name, place].join(' ');
}

/** Counts errors; those of a new kind only while their release has fewer than 50. */
export async function addErrors(db: Db, rows: readonly ErrorRow[], now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + RETENTION_MS);
  for (const row of rows) {
    const { remote, release, name, page, frames, count } = row;
    const _id = idOf(row);
    const change = { $inc: { count }, $set: { page, seen_at: now, expires_at } };
    const { matchedCount } = await errors(db).updateOne({ _id }, change);
    if (matchedCount > 0) continue;
    const kinds = await errors(db).countDocuments({ remote, release }, { limit: MAX_KINDS });
    if (kinds >= MAX_KINDS) continue;
    const first = { ...change, $setOnInsert: { remote, release, name, frames } };
    await errors(db).updateOne({ _id }, first, { upsert: true });
  }
}

/** Lists a release's most frequent errors. */
export const listErrors = (db: Db, remote: string, release: string): Promise<ReleaseErrorDocument[]> =>
  errors(db).find({ remote, release }).sort({ count: -1 }).limit(LISTED).toArray();
