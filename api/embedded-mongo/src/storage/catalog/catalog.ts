import { randomBytes } from 'node:crypto';
import { encodeDocument } from '../../bson/encode';
import { afterPrefix } from '../keys/key-order';
import type { Reader, Writer } from '../reader';
import type { CollectionInfo } from './collection-info';
import { CATALOGUE_PREFIX, catalogueOf } from './stored-catalogue';

const NEXT_ID = Buffer.from('next-id');

/** Collections and indexes, held in memory and written with the next commit when they change. */
export class Catalog {
  readonly #collections = new Map<string, CollectionInfo>();
  readonly #dirty = new Set<string>();
  #created: CollectionInfo[] = [];
  #nextId = 1;

  /** Reads the catalogue from the store. */
  load(reader: Reader): void {
    const start = Buffer.from(CATALOGUE_PREFIX);
    const range = { start, end: afterPrefix(start) as Buffer };
    const entries = reader.scan('meta', range, { limit: Number.MAX_SAFE_INTEGER, reverse: false });
    for (const info of catalogueOf(entries)) this.#collections.set(`${info.database}.${info.name}`, info);
    const next = reader.get('meta', NEXT_ID);
    if (next) this.#nextId = next.readUInt32BE(0);
  }

  get(database: string, name: string): CollectionInfo | undefined {
    return this.#collections.get(`${database}.${name}`);
  }

  list(database?: string): CollectionInfo[] {
    const all = [...this.#collections.values()];
    return database === undefined ? all : all.filter((info) => info.database === database);
  }

  databases(): string[] {
    return [...new Set(this.list().map((info) => info.database))].sort();
  }

  create(database: string, name: string): CollectionInfo {
    const info = this.draft(database, name);
    this.add(info);
    return info;
  }

  /** Describes a new collection, which is not in the catalogue until `add`. */
  draft(database: string, name: string): CollectionInfo {
    const info: CollectionInfo = {
      id: this.newId(),
      database,
      name,
      uuid: randomBytes(16).toString('hex'),
      indexes: [],
    };
    info.indexes.push({
      id: this.newId(),
      name: '_id_',
      fields: [{ path: '_id', direction: 1 }],
      unique: true,
      sparse: false,
      multikey: [false],
    });
    return info;
  }

  add(info: CollectionInfo): void {
    this.#collections.set(`${info.database}.${info.name}`, info);
    this.changed(info);
    this.#created.push(info);
  }

  /** Returns the collections that were created since the last call. */
  takeCreated(): CollectionInfo[] {
    const created = this.#created;
    if (created.length > 0) this.#created = [];
    return created;
  }

  remove(info: CollectionInfo): void {
    this.#collections.delete(`${info.database}.${info.name}`);
    this.changed(info);
  }

  rename(info: CollectionInfo, database: string, name: string): void {
    this.remove(info);
    info.database = database;
    info.name = name;
    this.#collections.set(`${database}.${name}`, info);
    this.changed(info);
  }

  newId(): number {
    return this.#nextId++;
  }

  /** Marks a collection's entry as changed. */
  changed(info: CollectionInfo): void {
    this.#dirty.add(`${info.database}.${info.name}`);
  }

  /** Writes what changed since `changesWritten` was last called; returns whether there was anything. */
  writeChanges(writer: Pick<Writer, 'put' | 'remove'>): boolean {
    if (this.#dirty.size === 0) return false;
    for (const name of this.#dirty) {
      const info = this.#collections.get(name);
      const key = Buffer.from(CATALOGUE_PREFIX + name);
      if (info)
        writer.put('meta', key, encodeDocument({ ...info, nextRecord: undefined, changedAt: undefined }));
      else writer.remove('meta', key);
    }
    const next = Buffer.allocUnsafe(4);
    next.writeUInt32BE(this.#nextId, 0);
    writer.put('meta', NEXT_ID, next);
    return true;
  }

  /** Called once the commit with the changes has succeeded. */
  changesWritten(): void {
    this.#dirty.clear();
  }
}
