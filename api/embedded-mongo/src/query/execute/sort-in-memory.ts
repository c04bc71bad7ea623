import { decodeDocument } from '../../bson/decode';
import type { Reader } from '../../storage/reader';
import { compareKeys, sortedFields, sortKeys } from '../../values/sort-keys';
import type { Query } from '../plan/plan';
import { fetch, type Result } from './matching-documents';

/** Holds only keys and record numbers while sorting; documents are read again as needed. */
export function* sortInMemory(reader: Reader, query: Query, matching: Generator<Result>): Generator<Result> {
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
