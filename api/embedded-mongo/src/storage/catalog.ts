import { randomBytes } from 'node:crypto';
import { Binary } from 'bson';
import { encodeDocument } from '../bson/encode';
import type { Doc } from '../bson/types';
import { recordOf, spaceKey } from './keyspace';
import { afterPrefix } from './ordered-key';
import type { KeyRange, Reader, Writer } from './reader';
import { CATALOGUE_PREFIX, catalogueOf } from './stored-catalogue';

export interface IndexInfo {
  id: number;
  name: string;
  fields: { path: string; direction: 1 | -1 }[];
  unique: boolean;
  sparse: boolean;
  partialFilter?: Doc;
  /** How text in it is compared, if not byte by byte. */
  collation?: Doc;
  expireAfterSeconds?: number;
  /** What the index on `_id` is called if the collection is clustered by it. */
  clustered?: string;
  /** For each field, whether any document holds an array there: it then has one entry per element. */
  multikey: boolean[];
}

export interface CollectionInfo {
  id: number;
  database: string;
  name: string;
  uuid: string;
  indexes: IndexInfo[];
  /** How text in it is compared by default. */
  collation?: Doc;
  /** Whether change streams can return its documents' earlier states. */
  preImages?: boolean;
  /** The next document number; read from the store on first use. */
  nextRecord?: number;
  /** When its indexes last changed, as a commit number of this run. */
  changedAt?: number;
}

const NEXT_ID = Buffer.from('next-id');

/** The key prefix of a collection's documents or of an index. */
export function spaceRange(space: number): KeyRange {
  const start = spaceKey(space);
  return { start, end: afterPrefix(start) as Buffer };
}

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

/** Allocates the number of a new document. */
export function takeRecord(info: CollectionInfo, reader: Reader): number {
  if (info.nextRecord === undefined) {
    const [last] = reader.scan('documents', spaceRange(info.id), { limit: 1, reverse: true });
    info.nextRecord = last ? recordOf(last.key) + 1 : 1;
  }
  return info.nextRecord++;
}

export function uuidBinary(info: CollectionInfo): Binary {
  return new Binary(Buffer.from(info.uuid, 'hex'), Binary.SUBTYPE_UUID);
}
