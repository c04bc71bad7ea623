import { recordOf } from '../../storage/keys/keyspace';
import type { Entry, KeyRange, Reader } from '../../storage/reader';
import type { IndexPlan } from '../plan/plan';
import { mergeScans } from './merge-scans';
import { readRange } from './read-range';
import type { Found, Statistics } from './statistics';

function recordOfEntry(plan: IndexPlan, entry: Entry): number {
  return recordOf(plan.index.unique ? entry.value : entry.key);
}

/** Looks up the entry of a unique key without a scan. */
function* readUnique(reader: Reader, keys: Buffer[], statistics: Statistics): Generator<Found> {
  for (const key of keys) {
    const value = reader.get('indexes', key);
    if (!value) continue;
    statistics.keys++;
    yield { record: recordOf(value) };
  }
}

/** The documents that the ranges of an index lead to, each one once. */
export function* readIndex(reader: Reader, plan: IndexPlan, statistics: Statistics): Generator<Found> {
  if (plan.uniqueKeys && !plan.index.multikey.includes(true)) {
    yield* readUnique(reader, plan.reverse ? plan.uniqueKeys.toReversed() : plan.uniqueKeys, statistics);
    return;
  }
  const ordered = plan.reverse ? plan.ranges.toReversed() : plan.ranges;
  const read = (range: KeyRange): Generator<Entry> =>
    readRange(reader, 'indexes', range, plan.reverse, statistics);
  const entries = plan.mergeFrom ? mergeScans(ordered.map(read), plan) : chain(ordered, read);
  if (!plan.index.multikey.includes(true)) {
    for (const entry of entries) yield { record: recordOfEntry(plan, entry) };
    return;
  }
  const seen = new Set<number>();
  for (const entry of entries) {
    const record = recordOfEntry(plan, entry);
    if (seen.has(record)) continue;
    seen.add(record);
    yield { record };
  }
}

function* chain(ranges: KeyRange[], read: (range: KeyRange) => Generator<Entry>): Generator<Entry> {
  for (const range of ranges) yield* read(range);
}
