import { type Database, open, type RootDatabase, type Transaction } from 'lmdb';
import { CheckedRecords } from '../integrity/checked-records';
import { contentOf, seal, unseal } from '../integrity/checksum';
import { DamagedEntryError } from '../integrity/damage';
import type { StoreName } from './keyspace';
import type { Entry, KeyRange, Reader, Writer } from './reader';

/** The type declarations omit that a read may specify its transaction. */
type Store = Database<Buffer, Buffer> & {
  getBinary(key: Buffer, options?: { transaction: Transaction }): Buffer | undefined;
};

/** Reserved address space, not memory: below this size the file is never remapped, which would count twice. */
const MAP_SIZE = 2 ** 33;
/** Each open transaction reads from a separate snapshot. */
const MAX_READERS = 1000;

type Stores = Record<StoreName, Store>;

/** Receives an entry that does not match its checksum and returns the error to throw. */
export type OnDamage = (entry: DamagedEntryError) => Error;

/** A view of the last commit, or of the state when it was taken. Its methods are valid until `release`. */
class LmdbReader implements Reader {
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

/** The file on disk. Reads see the last commit; writes happen inside `commit`. */
export class LmdbStore extends LmdbReader {
  readonly #root: RootDatabase<Buffer, Buffer>;

  private constructor(root: RootDatabase<Buffer, Buffer>, stores: Record<StoreName, Store>) {
    super(stores, undefined, new CheckedRecords());
    this.#root = root;
  }

  static open(folder: string): LmdbStore {
    const root = open<Buffer, Buffer>({
      path: folder,
      maxDbs: 4,
      noSubdir: false,
      mapSize: MAP_SIZE,
      maxReaders: MAX_READERS,
      overlappingSync: false,
    });
    const openStore = (name: string): Store =>
      root.openDB<Buffer, Buffer>({ name, keyEncoding: 'binary', encoding: 'binary' }) as Store;
    const stores = {
      documents: openStore('documents'),
      indexes: openStore('indexes'),
      meta: openStore('meta'),
    };
    return new LmdbStore(root, stores);
  }

  /** Takes a view that never changes. Release it: pages it refers to cannot be reused until then. */
  snapshot(): Snapshot {
    // Without the reset, lmdb would hand out a read transaction opened earlier in this turn, before the last commit.
    this.#root.resetReadTxn();
    const snapshot = new Snapshot(this.stores, this.#root.useReadTransaction());
    snapshot.onDamage = this.onDamage;
    return snapshot;
  }

  /** Runs `action` in one atomic commit. It is on disk, and visible to readers, when this returns. */
  commit(action: (writer: Writer) => void): void {
    const { stores } = this;
    const writer: Writer = {
      version: this.version,
      get: (store, key) => this.get(store, key),
      scan: (store, range, options) => this.scan(store, range, options),
      count: (store, range) => this.count(store, range),
      put: (store, key, value) => {
        this.checked?.delete(store, key);
        stores[store].putSync(key, seal(store, key, value));
      },
      remove: (store, key) => void stores[store].removeSync(key),
    };
    this.version++;
    this.#root.transactionSync(() => action(writer));
  }

  /** Runs `action` in one atomic commit that reads and writes entries as they are stored, without checksums. */
  rewrite(action: (raw: Pick<Writer, 'scan' | 'put'>) => void): void {
    const { stores } = this;
    const scan: Writer['scan'] = (store, { start, end }, { limit }) =>
      Array.from(stores[store].getRange({ start, end, limit, snapshot: true }), ({ key, value }) => ({
        key,
        value,
      }));
    this.#root.transactionSync(() =>
      action({ scan, put: (store, key, value) => void stores[store].putSync(key, value) }),
    );
  }

  /** Makes every entry be compared with its checksum again at its next read. */
  forgetChecks(): void {
    this.checked?.clear();
  }

  async close(): Promise<void> {
    await this.#root.close();
  }
}
