import type { StoreName } from './keys/keyspace';

export interface KeyRange {
  /** First key, inclusive. */
  start: Buffer;
  /** First key after the range. */
  end: Buffer;
}

export interface Entry {
  key: Buffer;
  value: Buffer;
}

/** A consistent view of the stores: the committed state or a snapshot, optionally with uncommitted writes over it. */
export interface Reader {
  /** Changes whenever the content of this view may have changed. */
  readonly version: number;
  get(store: StoreName, key: Buffer): Buffer | undefined;
  /** Up to `limit` entries of the range, in key order or in reverse. */
  scan(store: StoreName, range: KeyRange, options: { limit: number; reverse: boolean }): Entry[];
  count(store: StoreName, range: KeyRange): number;
}

export interface Writer extends Reader {
  put(store: StoreName, key: Buffer, value: Buffer): void;
  remove(store: StoreName, key: Buffer): void;
}
