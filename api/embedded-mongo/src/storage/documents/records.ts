import { decodeDocument } from '../../bson/decode';
import type { Catalog } from '../catalog/catalog';
import type { CollectionInfo, IndexInfo } from '../catalog/collection-info';
import { takeRecord } from '../catalog/take-record';
import { documentEntries, type IndexEntry } from '../indexes/document-entries';
import { indexedFields } from '../indexes/prepared-index';
import { documentKey, recordOf } from '../keys/keyspace';
import type { Reader } from '../reader';
import { documentChange } from '../writes/document-change';
import { writeConflict } from '../writes/lock-errors';
import type { WriteUnit } from '../writes/write-unit';
import { duplicateKey } from './duplicate-key';
import { byKey, putEntry, removeEntry } from './index-entries';

/** The fields the indexes read; dropping an index makes a new list, creating one extends it. */
interface IndexedFields {
  indexes: IndexInfo[];
  count: number;
  fields: Set<string>;
}

/** Writes documents together with their index entries. */
export class Records {
  readonly #fields = new WeakMap<CollectionInfo, IndexedFields>();

  constructor(
    readonly catalog: Catalog,
    readonly committed: Reader,
  ) {}

  insert(unit: WriteUnit, collection: CollectionInfo, raw: Buffer): void {
    unit.use(collection.id);
    const record = takeRecord(collection, this.committed);
    const entries = this.#entries(collection, raw);
    for (const entry of entries) this.#claimUnique(unit, collection, entry, record, raw);
    const key = documentKey(collection.id, record);
    unit.claim('documents', key);
    unit.put('documents', key, raw);
    for (const entry of entries) putEntry(unit, entry, record);
    unit.changes.push(documentChange('insert', collection, undefined, raw));
  }

  update(
    unit: WriteUnit,
    collection: CollectionInfo,
    record: number,
    before: Buffer,
    after: Buffer,
    kind: 'update' | 'replace' = 'update',
  ): void {
    unit.use(collection.id);
    const key = documentKey(collection.id, record);
    unit.claim('documents', key);
    const old = byKey(this.#entries(collection, before));
    const next = byKey(this.#entries(collection, after));
    const added = [...next].filter(([name]) => !old.has(name)).map(([, entry]) => entry);
    const dropped = [...old].filter(([name]) => !next.has(name)).map(([, entry]) => entry);
    for (const entry of dropped) if (entry.index.unique) unit.claim('indexes', entry.key);
    for (const entry of added) this.#claimUnique(unit, collection, entry, record, after);
    unit.put('documents', key, after);
    for (const entry of dropped) removeEntry(unit, entry, record);
    for (const entry of added) putEntry(unit, entry, record);
    unit.changes.push(documentChange(kind, collection, before, after));
  }

  remove(unit: WriteUnit, collection: CollectionInfo, record: number, raw: Buffer): void {
    unit.use(collection.id);
    const key = documentKey(collection.id, record);
    unit.claim('documents', key);
    const entries = this.#entries(collection, raw);
    for (const entry of entries) if (entry.index.unique) unit.claim('indexes', entry.key);
    unit.remove('documents', key);
    for (const entry of entries) removeEntry(unit, entry, record);
    unit.changes.push(documentChange('delete', collection, raw, undefined));
  }

  /** Adds one document to an index under construction. */
  addToIndex(
    unit: WriteUnit,
    collection: CollectionInfo,
    index: IndexInfo,
    record: number,
    raw: Buffer,
  ): void {
    const only = { ...collection, indexes: [index] };
    const doc = decodeDocument(raw, indexedFields([index]));
    for (const entry of documentEntries(only, doc, () => this.catalog.changed(collection))) {
      this.#claimUnique(unit, collection, entry, record, raw);
      putEntry(unit, entry, record);
    }
  }

  #entries(collection: CollectionInfo, raw: Buffer): IndexEntry[] {
    let known = this.#fields.get(collection);
    if (known?.indexes !== collection.indexes || known.count !== collection.indexes.length) {
      const { indexes } = collection;
      known = { indexes, count: indexes.length, fields: indexedFields(indexes) };
      this.#fields.set(collection, known);
    }
    const doc = decodeDocument(raw, known.fields);
    return documentEntries(collection, doc, () => this.catalog.changed(collection));
  }

  /** Checks that no other document has the key and, in a transaction, that no other one takes it. */
  #claimUnique(
    unit: WriteUnit,
    collection: CollectionInfo,
    { index, key }: IndexEntry,
    record: number,
    raw: Buffer,
  ): void {
    if (!index.unique) return;
    const owner = unit.get('indexes', key);
    if (owner && recordOf(owner) !== record) throw duplicateKey(collection, index, raw);
    unit.claim('indexes', key);
    // Committed since this transaction's snapshot was taken. A key that the snapshot has was freed by this one.
    const isNew = !owner && unit.seesSnapshot && !unit.base.get('indexes', key);
    if (isNew && this.committed.get('indexes', key)) throw writeConflict();
  }
}
