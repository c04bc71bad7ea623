import type { MongoError } from '../errors';
import { type DamagedEntryError, damageError } from '../integrity/damaged-entry';
import { addChecksums } from '../integrity/migrate';
import { nameDamage } from '../integrity/name-damage';
import { Catalog } from './catalog/catalog';
import type { EngineOptions } from './engine-options';
import { LmdbStore } from './lmdb/store';
import type { Writer } from './reader';
import type { Change } from './writes/change';
import { creation } from './writes/document-change';
import { HeldByTransaction, lockTimeout } from './writes/lock-errors';
import { LockTable } from './writes/lock-table';
import { diskFailure, type QueuedWrite } from './writes/queued-write';
import { PlainWrite, type WriteUnit } from './writes/write-unit';

/**
 * The database on disk. Writes that arrive in the same turn share a commit, which resolves once it is on disk: no
 * acknowledged write is lost, and a busy server flushes once for many writes.
 */
export class Engine {
  readonly store: LmdbStore;
  readonly catalog = new Catalog();
  readonly locks = new LockTable();
  /** Called with each command's or transaction's changes once they are durable, in the order of their commits. */
  onChanges: (changes: readonly Change[]) => void = () => {};
  readonly #options: EngineOptions;
  #queue: QueuedWrite[] = [];
  #scheduled = false;
  #failed = false;

  constructor(options: EngineOptions) {
    this.store = LmdbStore.open(options.folder);
    this.#options = options;
    if (options.withoutChecksums) addChecksums(this.store);
    this.store.onDamage = (entry) => this.reportDamage(entry);
    this.catalog.load(this.store);
  }

  /** Logs which entry is damaged and returns the error for the client. */
  reportDamage(entry: Pick<DamagedEntryError, 'store' | 'key' | 'sealed'>): MongoError {
    const name = nameDamage(this.catalog.list(), this.store, entry);
    this.#options.log(`Damaged data: ${name} does not match its checksum`);
    return damageError(name);
  }

  /**
   * Runs `action` on the last committed state and applies its writes atomically. It may run more than once (a
   * transaction may hold a key), so its only side effects must be on the unit it is given.
   */
  write<T>(action: (unit: WriteUnit) => T): Promise<T> {
    if (this.#failed) return Promise.reject(diskFailure());
    return new Promise<T>((resolve, reject) => {
      this.#enqueue({ run: action, resolve: resolve as (result: unknown) => void, reject });
    });
  }

  #enqueue(write: QueuedWrite): void {
    this.#queue.push(write);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#commitQueue());
  }

  #commitQueue(): void {
    this.#scheduled = false;
    const batch = this.#queue;
    this.#queue = [];
    const done: (() => void)[] = [];
    try {
      this.store.commit((writer) => {
        for (const write of batch) this.#runWrite(write, writer, done);
        this.catalog.writeChanges(writer);
      });
    } catch (error) {
      this.#fail(batch, error);
      return;
    }
    this.catalog.changesWritten();
    for (const finish of done) finish();
  }

  /** After a failed commit the catalogue in memory may be ahead of the disk: nothing more is written. */
  #fail(batch: QueuedWrite[], error: unknown): void {
    this.#failed = true;
    for (const { reject } of batch) reject(diskFailure());
    this.#options.onFailure(error);
  }

  /** Runs one write inside the commit; its result is delivered when the commit is durable. */
  #runWrite(write: QueuedWrite, writer: Writer, done: (() => void)[]): void {
    const unit = new PlainWrite(writer, this.locks);
    try {
      const result = write.run(unit);
      const created = this.catalog.takeCreated().map(creation);
      if (created.length > 0) unit.changes.unshift(...created);
      done.push(() => {
        if (unit.changes.length > 0) this.onChanges(unit.changes);
        write.resolve(result);
      });
    } catch (error) {
      if (error instanceof HeldByTransaction) this.#waitForLock(write);
      else done.push(() => write.reject(error));
      return;
    }
    if (!unit.isEmpty) this.#apply(unit, writer);
  }

  #apply(unit: WriteUnit, writer: Writer): void {
    const note = this.locks.startCommit();
    unit.applyTo({
      put: (store, key, value) => {
        note(store, key);
        writer.put(store, key, value);
      },
      remove: (store, key) => {
        note(store, key);
        writer.remove(store, key);
      },
    });
  }

  #waitForLock(write: QueuedWrite): void {
    const now = performance.now();
    write.deadline ??= now + this.#options.lockWaitMillis;
    if (now >= write.deadline) {
      write.reject(lockTimeout());
      return;
    }
    const timer = setTimeout(() => {
      stop();
      write.reject(lockTimeout());
    }, write.deadline - now);
    const stop = this.locks.onRelease(() => {
      clearTimeout(timer);
      this.#enqueue(write);
    });
  }

  /** Waits for pending writes and closes the file. */
  async close(): Promise<void> {
    while (this.#queue.length > 0) await new Promise((resolve) => setImmediate(resolve));
    await this.store.close();
  }
}
