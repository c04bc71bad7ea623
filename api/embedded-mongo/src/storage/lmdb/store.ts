import { open, type RootDatabase } from 'lmdb';
import { CheckedRecords } from '../../integrity/checked-records';
import { seal } from '../../integrity/checksum';
import type { StoreName } from '../keys/keyspace';
import type { Writer } from '../reader';
import { LmdbReader, Snapshot, type Store } from './reader';

/** Reserved address space, not memory: below this size the file is never remapped, which would count twice. */
const MAP_SIZE = 2 ** 33;
/** Each open transaction reads from a separate snapshot. */
const MAX_READERS = 1000;

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
