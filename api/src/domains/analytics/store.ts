import type { Db } from 'mongodb';
import type { AnalyticsEventDocument } from './documents';

const events = (db: Db) => db.collection<AnalyticsEventDocument>('analytics_events');

/** A TTL index deletes events; the report reads them by day. */
export async function ensureIndexes(db: Db): Promise<void> {
  await events(db).createIndexes([
    { key: { at: 1 }, name: 'time' },
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

export async function insertEvents(db: Db, documents: readonly AnalyticsEventDocument[]): Promise<void> {
  if (documents.length > 0) await events(db).insertMany([...documents]);
}

/** How often an event happened on a day. */
export interface DayCount {
  day: string;
  name: string;
  events: number;
  /** Visits in which it happened. */
  visits: number;
}

/** Counts events from a time on by day and name. */
export async function countByDay(db: Db, from: Date): Promise<DayCount[]> {
  const rows = await events(db)
    .aggregate<{ _id: { day: string; name: string }; events: number; visits: number }>([
      { $match: { at: { $gte: from } } },
      { $group: { _id: { day: '$day', name: '$name', visit: '$visit' }, events: { $sum: 1 } } },
      {
        $group: {
          _id: { day: '$_id.day', name: '$_id.name' },
          events: { $sum: '$events' },
          visits: { $sum: 1 },
        },
      },
      { $sort: { _id: 1 } },
    ])
    .toArray();
  return rows.map(({ _id, ...counts }) => ({ ..._id, ...counts }));
}
