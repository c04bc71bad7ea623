import { decodeDocument } from '../../bson/decode';
import type { MongoError } from '../../errors';
import { damageError } from '../../integrity/damaged-entry';
import { documentKey } from '../../storage/keys/keyspace';
import type { Reader } from '../../storage/reader';
import { checkTime } from '../../time-limit';
import { filterFields } from '../filter/filter-fields';
import { matches } from '../filter/matcher';
import type { Plan, Query } from '../plan/plan';
import { scan } from './scan';
import type { Found, Statistics } from './statistics';

/** A document found by a query. */
export interface Result {
  record: number;
  raw: Buffer;
}

/** Reads a document that a scan found; undefined if it was deleted since. */
export function fetch(reader: Reader, query: Query, found: Found): Buffer | undefined {
  return found.raw ?? reader.get('documents', documentKey(query.collection.id, found.record));
}

/** The documents that a plan finds and that match the filter, in the order of the plan. */
export function* matchingDocuments(
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
