import type { IndexEntry } from '../indexes/document-entries';
import { recordBytes } from '../keys/keyspace';
import type { WriteUnit } from '../writes/write-unit';

const NOTHING = Buffer.alloc(0);

/** Entries by their keys. */
export function byKey(entries: IndexEntry[]): Map<string, IndexEntry> {
  return new Map(entries.map((entry) => [entry.key.toString('latin1'), entry]));
}

/** Writes the entry that leads to a document. */
export function putEntry(unit: WriteUnit, { index, key }: IndexEntry, record: number): void {
  if (index.unique) unit.put('indexes', key, recordBytes(record));
  else unit.put('indexes', Buffer.concat([key, recordBytes(record)]), NOTHING);
}

/** Removes the entry that leads to a document. */
export function removeEntry(unit: WriteUnit, { index, key }: IndexEntry, record: number): void {
  unit.remove('indexes', index.unique ? key : Buffer.concat([key, recordBytes(record)]));
}
