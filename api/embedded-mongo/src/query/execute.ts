import { decodeDocument } from '../bson/decode';
import type { MongoError } from '../errors';
import { damageError } from '../integrity/damage';
import { spaceRange } from '../storage/catalog';
import { documentKey } from '../storage/keyspace';
import type { Reader } from '../storage/reader';
import { checkTime } from '../time-limit';
import { filterFields } from './filter';
import { matches } from './matcher';
import type { IndexPlan, Plan, Query } from './plan';
import { plan } from './planner';
import { type Found, type Statistics, scan } from './scan';
import { compareKeys, sortedFields, sortKeys } from './sort';

/** A document found by a query. */
export interface Result {
  record: number;
  raw: Buffer;
}

export interface Execution {
  plan: Plan;
  statistics: Statistics;
  results: Generator<Result>;
}

/** Plans a query and yields its results, lazily unless they must be sorted in memory. */
export function execute(reader: Reader, query: Query): Execution {
  const chosen = plan(reader, query);
  const statistics = { keys: 0, documents: 0 };
  const matching = matchingDocuments(reader, query, chosen, statistics);
  const ordered = chosen.sorted || query.sort.length === 0 ? matching : sortInMemory(reader, query, matching);
  return { plan: chosen, statistics, results: window(ordered, query.skip, query.limit) };
}

function* window(results: Generator<Result>, skip: number, limit: number): Generator<Result> {
  if (skip === 0 && limit === 0) {
    yield* results;
    return;
  }
  let position = 0;
  for (const result of results) {
    if (position++ < skip) continue;
    yield result;
    if (limit > 0 && position >= skip + limit) return;
  }
}

function fetch(reader: Reader, query: Query, found: Found): Buffer | undefined {
  return found.raw ?? reader.get('documents', documentKey(query.collection.id, found.record));
}

function* matchingDocuments(
  reader: Reader,
  query: Query,
  chosen: Plan,
  statistics: Statistics,
): Generator<Result> {
  const fields = filterFields(query.filter);
  const started = reader.version;
  for (const found of scan(reader, query.collection, chosen, statistics)) {
    checkTime();
    const raw = fetch(reader, query, found);
    if (!raw) {
      if (reader.version === started) throw lostDocument(query, found.record);
      // Deleted since its key was read, while the client held the cursor.
      continue;
    }
    statistics.documents++;
    // The keys of an exact plan stand in for the document, unless something was written since they were read.
    const test = !chosen.exact || reader.version !== started;
    if (test && !matches(query.filter, decodeDocument(raw, fields))) continue;
    yield { record: found.record, raw };
  }
}

/** An index that refers to no document is as damaged as the document. */
function lostDocument({ collection }: Query, record: number): MongoError {
  return damageError(`the document number ${record} of ${collection.database}.${collection.name}`);
}

/** Holds only keys and record numbers while sorting; documents are read again as needed. */
function* sortInMemory(reader: Reader, query: Query, matching: Generator<Result>): Generator<Result> {
  const fields = sortedFields(query.sort);
  const rows: { keys: unknown[]; record: number }[] = [];
  for (const { raw, record } of matching) {
    rows.push({ keys: sortKeys(query.sort, decodeDocument(raw, fields)), record });
  }
  rows.sort((a, b) => compareKeys(query.sort, a.keys, b.keys) || a.record - b.record);
  for (const { record } of rows) {
    const raw = fetch(reader, query, { record });
    if (raw) yield { record, raw };
  }
}

export interface Counted {
  total: number;
  plan: Plan;
  statistics: Statistics;
}

/** Counts the matches; from the keys alone if an index covers the filter. */
export function countMatches(reader: Reader, query: Query): Counted {
  const chosen = plan(reader, query);
  const statistics = { keys: 0, documents: 0 };
  const all = countAll(reader, query, chosen, statistics);
  const rest = Math.max(0, all - query.skip);
  return { total: query.limit > 0 ? Math.min(rest, query.limit) : rest, plan: chosen, statistics };
}

function countAll(reader: Reader, query: Query, chosen: Plan, statistics: Statistics): number {
  if (chosen.exact && chosen.kind === 'collection') {
    return reader.count('documents', spaceRange(query.collection.id));
  }
  if (chosen.exact && chosen.kind === 'index') return countIndex(reader, query, chosen, statistics);
  const unlimited = { ...query, skip: 0, limit: 0, sort: [] };
  let total = 0;
  for (const _ of matchingDocuments(reader, unlimited, chosen, statistics)) total++;
  return total;
}

function countIndex(reader: Reader, query: Query, chosen: IndexPlan, statistics: Statistics): number {
  let total = 0;
  if (chosen.index.multikey.includes(true)) {
    // A document may have several keys in the ranges.
    for (const _ of scan(reader, query.collection, chosen, statistics)) total++;
    return total;
  }
  for (const range of chosen.ranges) {
    if (Buffer.compare(range.start, range.end) < 0) total += reader.count('indexes', range);
  }
  statistics.keys += total;
  return total;
}
