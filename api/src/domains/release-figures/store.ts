import type { FigureRow } from '@saltbush/contract/telemetry';
import type { AnyBulkWriteOperation, Db } from 'mongodb';
import type { FigureDocument } from './documents';

const figures = (db: Db) => db.collection<FigureDocument>('release_figures');

/** Figures are kept for 30 days. */
export const RETENTION_MS = 30 * 86_400_000;
export const HOUR_MS = 3_600_000;

/** Figures are read by remote and release since a time, or by canary; a TTL index deletes them. */
export async function ensureIndexes(db: Db): Promise<void> {
  await figures(db).createIndexes([
    { key: { remote: 1, release: 1, hour: 1 }, name: 'release' },
    { key: { remote: 1, trial: 1, hour: 1 }, name: 'trial' },
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

/** What is added, by the path of the field. */
function incrementsOf({ counts, vitals, loads }: FigureRow): Record<string, number> {
  const increments: Record<string, number> = {};
  for (const [name, count] of Object.entries(counts)) increments[`counts.${name}`] = count;
  for (const [vital, bins] of Object.entries(vitals))
    for (const [bin, count] of Object.entries(bins ?? {})) increments[`vitals.${vital}.${bin}`] = count;
  for (const [bin, count] of Object.entries(loads)) increments[`loads.${bin}`] = count;
  return increments;
}

function addition(row: FigureRow, now: Date): AnyBulkWriteOperation<FigureDocument> {
  const { remote, release, page } = row;
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const trial = row.trial?.name ?? null;
  const side = row.trial?.side ?? null;
  const _id = [remote, release, page, trial ?? '-', side ?? '-', hour.toISOString()].join(' ');
  const expires_at = new Date(hour.getTime() + RETENTION_MS);
  return {
    updateOne: {
      filter: { _id },
      update: {
        $inc: incrementsOf(row),
        $setOnInsert: { remote, release, page, trial, side, hour, expires_at },
      },
      upsert: true,
    },
  };
}

/** Adds rows to the figures of this hour. */
export async function addRows(db: Db, rows: readonly FigureRow[], now: Date): Promise<void> {
  if (rows.length > 0)
    await figures(db).bulkWrite(
      rows.map((row) => addition(row, now)),
      { ordered: false },
    );
}

/** Lists a release's figures since a time. */
export const listFigures = (
  db: Db,
  { remote, release, since }: { remote: string; release: string; since: Date },
): Promise<FigureDocument[]> =>
  figures(db)
    .find({ remote, release, hour: { $gte: since } })
    .toArray();

/** Lists the figures of a canary at the given shares, `<release>/<share>`. */
export const listTrial = (db: Db, remote: string, trials: readonly string[]): Promise<FigureDocument[]> =>
  figures(db)
    .find({ remote, trial: { $in: [...trials] } })
    .toArray();
