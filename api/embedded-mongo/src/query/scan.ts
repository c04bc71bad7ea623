import type { CollectionInfo } from '../storage/catalog';
import { spaceRange } from '../storage/catalog';
import { recordOf } from '../storage/keyspace';
import { successor } from '../storage/ordered-key';
import type { Entry, KeyRange, Reader } from '../storage/reader';
import type { IndexPlan, Plan } from './plan';

/** Counts of the work of a query, as `explain` reports them. */
export interface Statistics {
  keys: number;
  documents: number;
}

/** A document found by a scan; `raw` if the scan already read it. */
export interface Found {
  record: number;
  raw?: Buffer;
}

const FIRST_CHUNK = 32;
const LARGEST_CHUNK = 1024;

/**
 * Reads a range in chunks, each complete in memory before it is yielded: no cursor of the store stays open while
 * a client is idle, and the reader may write between chunks.
 */
function* readRange(
  reader: Reader,
  store: 'documents' | 'indexes',
  range: KeyRange,
  reverse: boolean,
  statistics: Statistics,
): Generator<Entry> {
  let { start, end } = range;
  let limit = FIRST_CHUNK;
  while (Buffer.compare(start, end) < 0) {
    const chunk = reader.scan(store, { start, end }, { limit, reverse });
    for (const entry of chunk) {
      if (store === 'indexes') statistics.keys++;
      yield entry;
    }
    const last = chunk.at(-1);
    if (!last || chunk.length < limit) return;
    if (reverse) end = last.key;
    else start = successor(last.key);
    limit = Math.min(limit * 4, store === 'documents' ? FIRST_CHUNK * 4 : LARGEST_CHUNK);
  }
}

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

function* readIndex(reader: Reader, plan: IndexPlan, statistics: Statistics): Generator<Found> {
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

/** Merges scans by the fields after their bounded ones, so that an `$in` preserves the sort order. */
function* mergeScans(scans: Generator<Entry>[], plan: IndexPlan): Generator<Entry> {
  const prefixes = (plan.reverse ? plan.mergeFrom?.toReversed() : plan.mergeFrom) ?? [];
  const heads = scans.map((scan, position) => ({ scan, head: scan.next(), prefix: prefixes[position] ?? 0 }));
  const direction = plan.reverse ? -1 : 1;
  for (;;) {
    let best: (typeof heads)[number] | undefined;
    for (const candidate of heads) {
      if (candidate.head.done) continue;
      if (!best || best.head.done || compareTails(candidate, best) * direction < 0) best = candidate;
    }
    if (!best || best.head.done) return;
    yield best.head.value;
    best.head = best.scan.next();
  }
}

interface Head {
  head: IteratorResult<Entry>;
  prefix: number;
}

function compareTails(a: Head, b: Head): number {
  const x = (a.head.value as Entry).key;
  const y = (b.head.value as Entry).key;
  return x.compare(y, b.prefix, y.length, a.prefix, x.length);
}

/** The documents a plan finds, each one once, not yet tested against the filter. */
export function* scan(
  reader: Reader,
  collection: CollectionInfo,
  plan: Plan,
  statistics: Statistics,
): Generator<Found> {
  if (plan.kind === 'index') yield* readIndex(reader, plan, statistics);
  else if (plan.kind === 'collection') {
    const range = spaceRange(collection.id);
    for (const { key, value } of readRange(reader, 'documents', range, plan.reverse, statistics)) {
      yield { record: recordOf(key), raw: value };
    }
  } else {
    const seen = new Set<number>();
    for (const branch of plan.plans) {
      for (const found of readIndex(reader, branch, statistics)) {
        if (seen.has(found.record)) continue;
        seen.add(found.record);
        yield found;
      }
    }
  }
}
