import type { Database, Transaction } from 'lmdb';
import type { CheckedRecords } from '../../integrity/checked-records';
import { contentOf, unseal } from '../../integrity/checksum';
import { DamagedEntryError } from '../../integrity/damaged-entry';
import type { StoreName } from '../keys/keyspace';
import type { Entry, KeyRange, Reader } from '../reader';

/** The type declarations omit that a read may specify its transaction. */
export type Store = Database<Buffer, Buffer> & {
  getBinary(key: Buffer, options?: { transaction: Transaction }): Buffer | undefined;
};

type Stores = Record<StoreName, Store>;

/** Receives an entry that does not match its checksum and returns the error to throw. */
export type OnDamage = (entry: DamagedEntryError) => Error;

/** A view of the last commit, or of the state when it was taken. Its methods are valid until `release`. */
export class LmdbReader implements Reader {
  version = 0;
  onDamage: OnDamage = (entry) => entry;

  constructor(
    protected readonly stores: Stores,
    readonly transaction?: Transaction,
    /** Absent for a view of an earlier state: what is remembered is about the last commit. */
    protected readonly checked?: CheckedRecords,
  ) {}

  get(store: StoreName, key: Buffer): Buffer | undefined {
    const sealed = this.stores[store].getBinary(key, this.#options());
    return sealed && this.#open(store, key, sealed);
  }

  #open(store: StoreName, key: Buffer, sealed: Buffer): Buffer {
    if (this.checked?.has(store, key)) return contentOf(store, sealed);
    const value = unseal(store, key, sealed);
    if (!value) throw this.onDamage(new DamagedEntryError(store, key, sealed));
    this.checked?.add(store, key);
    return value;
  }

  scan(store: StoreName, range: KeyRange, options: { limit: number; reverse: boolean }): Entry[] {
    const database = this.stores[store];
    const bounds = options.reverse
      ? { start: range.end, end: range.start, exclusiveStart: true, inclusiveEnd: true }
      : { start: range.start, end: range.end };
    const entries: Entry[] = [];
    const found = database.getRange({
      ...bounds,
      limit: options.limit,
      reverse: options.reverse,
      snapshot: true,
      ...this.#options(),
    });
    for (const { key, value } of found) entries.push({ key, value: this.#open(store, key, value) });
    return entries;
  }

  count(store: StoreName, range: KeyRange): number {
    return this.stores[store].getKeysCount({ start: range.start, end: range.end, ...this.#options() });
  }

  #options(): { transaction: Transaction } | undefined {
    return this.transaction && { transaction: this.transaction };
  }
}

/** A view of the state when it was taken. */
export class Snapshot extends LmdbReader {
  release(): void {
    this.transaction?.done();
  }
}
