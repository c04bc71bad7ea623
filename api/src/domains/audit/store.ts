import type { ClientSession, Db, Filter } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import { events, resultId, results } from './collections';
import type { AuditEventDocument, AuditResult } from './documents';
import type { LogQuery } from './listing/choice';
import { ensureFailures, failureKeys } from './listing/failures';
import { listingIndexes } from './listing/indexes';

const RESULTS = ['done', 'failed'] as const;

export async function ensureIndexes(db: Db): Promise<void> {
  await events(db).createIndexes([
    { key: { at: -1, _id: -1 }, name: 'latest' },
    { key: { customer_id: 1, at: -1, _id: -1 }, name: 'customer_latest' },
    { key: { staff_id: 1, at: -1, _id: -1 }, name: 'staff_latest' },
    ...listingIndexes('events'),
    ...listingIndexes('refused'),
  ]);
  await ensureFailures(db);
}

/** Returns the next events of a list, by the index that it names. */
export const findEvents = (
  db: Db,
  { filter, sort, hint }: LogQuery,
  limit: number,
): Promise<AuditEventDocument[]> => events(db).find(filter).sort(sort).hint(hint).limit(limit).toArray();

/** Returns whether somebody has acted. */
export const hasActed = async (db: Db, staff_id: string): Promise<boolean> =>
  (await events(db).find({ staff_id }).hint('staff_latest').limit(1).toArray()).length > 0;

/** Appends events, all or none. Nothing changes or removes them. */
export async function insertEvents(
  db: Db,
  lines: readonly AuditEventDocument[],
  session?: ClientSession,
): Promise<void> {
  await events(db).insertMany([...lines], { session, writeConcern: { w: 'majority' } });
}

/** Returns a page of the log, newest first, optionally of one customer or staff member. */
export async function listEvents(
  db: Db,
  only: { customer_id?: string | null; staff_id?: string | null },
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: AuditEventDocument[]; total: number }> {
  const filter: Filter<AuditEventDocument> = {
    ...(only.customer_id ? { customer_id: only.customer_id } : {}),
    ...(only.staff_id ? { staff_id: only.staff_id } : {}),
  };
  const isAll = Object.keys(filter).length === 0;
  const [data, total] = await Promise.all([
    events(db).find(filter).sort({ at: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
    isAll ? events(db).estimatedDocumentCount() : events(db).countDocuments(filter),
  ]);
  return { data, total };
}

/** Appends what became of an event, once for each kind of result; a failure with what it is found by. */
export async function insertResult(
  db: Db,
  result: AuditResult & { event_id: string; at: Date },
): Promise<void> {
  const keys = result.result === 'failed' ? await failureKeys(db, result.event_id) : undefined;
  try {
    await results(db).insertOne({
      _id: resultId(result.event_id, result.result),
      ...result,
      ...keys,
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Returns the results of events by the events' ids; a read of which one repetition worked was done. */
export async function listResults(db: Db, eventIds: readonly string[]): Promise<Map<string, AuditResult>> {
  const ids = eventIds.flatMap((id) => RESULTS.map((result) => resultId(id, result)));
  const found = await results(db)
    .find({ _id: { $in: ids } })
    .toArray();
  const failedFirst = found.sort((one, other) => other.result.localeCompare(one.result));
  return new Map(failedFirst.map((result) => [result.event_id, result]));
}
