import type { Db } from 'mongodb';
import { events, resultId, results } from '../collections';
import type { AuditEventDocument, AuditFailureKeys } from '../documents';
import type { LogQuery } from './choice';
import { listingIndexes } from './indexes';

/** Creates the indexes by which failures are listed, and copies those without what they are found by. */
export async function ensureFailures(db: Db): Promise<void> {
  await results(db).createIndexes([
    ...listingIndexes('failed'),
    {
      key: { event_at: 1, _id: 1 },
      name: 'failed_unkeyed',
      partialFilterExpression: { result: 'failed' },
    },
  ]);
  await copyUnkeyedFailures(db);
}

/** @returns what a failure is found by: what its event says, and when */
const keysOf = ({ at: event_at, ...event }: AuditEventDocument): AuditFailureKeys => {
  const { staff_id, customer_id, impersonation_id, operation, reads_health } = event;
  return { event_at, staff_id, customer_id, impersonation_id, operation, reads_health };
};

const listById = (db: Db, ids: readonly string[]) =>
  events(db)
    .find({ _id: { $in: [...ids] } })
    .toArray();

/** Failures from before they had what they are found by are followed by a copy that has it: nothing stored changes. */
async function copyUnkeyedFailures(db: Db): Promise<void> {
  const BATCH = 500;
  const copyId = ({ event_id }: { event_id: string }) => `${resultId(event_id, 'failed')} found`;
  for (let last = ''; ; ) {
    const old = await results(db)
      .find({ result: 'failed', event_at: null as never, _id: { $gt: last } })
      .hint('failed_unkeyed')
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    const copies = await results(db)
      .find({ _id: { $in: old.map(copyId) } })
      .toArray();
    const copied = new Set(copies.map(({ _id }) => _id));
    const missing = new Map(old.filter((one) => !copied.has(copyId(one))).map((one) => [one.event_id, one]));
    const keyed = (await listById(db, [...missing.keys()])).flatMap((event) => {
      const one = missing.get(event._id);
      return one ? [{ ...one, ...keysOf(event), _id: copyId(one) }] : [];
    });
    if (keyed.length > 0) await results(db).insertMany(keyed);
    if (old.length < BATCH) return;
    last = old.at(-1)?._id ?? '';
  }
}

/** Returns what a failure is found by. */
export async function failureKeys(db: Db, eventId: string): Promise<AuditFailureKeys | undefined> {
  const [event] = await listById(db, [eventId]);
  return event && keysOf(event);
}

/** Returns the next events that failed, in the order of the failures. */
export async function findFailures(
  db: Db,
  { filter, sort, hint }: LogQuery,
  limit: number,
): Promise<AuditEventDocument[]> {
  const found = await results(db).find(filter).sort(sort).hint(hint).limit(limit).toArray();
  const byId = new Map(
    (
      await listById(
        db,
        found.map(({ event_id }) => event_id),
      )
    ).map((event) => [event._id, event]),
  );
  return found.flatMap(({ event_id }) => byId.get(event_id) ?? []);
}
