import { MongoError } from '../errors';
import { Catalog } from './catalog';
import { LmdbStore } from './lmdb-store';
import { HeldByTransaction, LockTable } from './locks';
import type { Writer } from './reader';
import { PlainWrite, type WriteUnit } from './write-unit';

interface QueuedWrite {
  run(unit: WriteUnit): unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
  /** When waiting for a lock must end, in milliseconds of `performance.now`. */
  deadline?: number;
}

export interface EngineOptions {
  folder: string;
  /** How long a write waits for a transaction that holds its document, in milliseconds. */
  lockWaitMillis: number;
  /** Called when the disk refuses to keep what was written. Nothing can be acknowledged after that. */
  onFailure(error: unknown): void;
}

/** What happens to a write when its commit is on disk, or when it cannot be. */
interface Outcome {
  finish(): void;
  fail(error: unknown): void;
}

/**
 * The database on disk. Writes of one turn share a commit and a flush; a write's promise resolves when it is on
 * disk, so that nothing that was acknowledged is lost. Reads see every commit at once.
 */
export class Engine {
  readonly store: LmdbStore;
  readonly catalog = new Catalog();
  readonly locks = new LockTable();
  readonly #options: EngineOptions;
  #queue: QueuedWrite[] = [];
  #scheduled = false;
  #syncing = false;
  #awaitingSync: Outcome[] = [];
  #failed = false;

  constructor(options: EngineOptions) {
    this.store = LmdbStore.open(options.folder);
    this.#options = options;
    this.catalog.load(this.store);
  }

  /**
   * Runs `action` with the last committed state and applies its writes as one. It may run more than once (a
   * transaction may hold a key), so it must change nothing but the unit it is given.
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
    const done: Outcome[] = [];
    let changed = false;
    try {
      this.store.commit((writer) => {
        for (const write of batch) changed = this.#runWrite(write, writer, done) || changed;
        changed = this.catalog.writeChanges(writer) || changed;
      });
    } catch (error) {
      for (const write of batch) write.reject(error);
      return;
    }
    this.catalog.changesWritten();
    if (changed) this.#afterSync(done);
    else for (const { finish } of done) finish();
  }

  /** Runs one write inside the commit; answers whether it changed anything. */
  #runWrite(write: QueuedWrite, writer: Writer, done: Outcome[]): boolean {
    const unit = new PlainWrite(writer, this.locks);
    try {
      const result = write.run(unit);
      done.push({ finish: () => write.resolve(result), fail: write.reject });
    } catch (error) {
      if (error instanceof HeldByTransaction) this.#waitForLock(write);
      else done.push({ finish: () => write.reject(error), fail: write.reject });
      return false;
    }
    if (unit.isEmpty) return false;
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
    return true;
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

  #afterSync(done: Outcome[]): void {
    this.#awaitingSync.push(...done);
    if (!this.#syncing) void this.#syncLoop();
  }

  async #syncLoop(): Promise<void> {
    this.#syncing = true;
    while (this.#awaitingSync.length > 0) {
      const outcomes = this.#awaitingSync;
      this.#awaitingSync = [];
      try {
        await this.store.sync();
        for (const { finish } of outcomes) finish();
      } catch (error) {
        this.#failed = true;
        for (const { fail } of outcomes) fail(diskFailure());
        this.#options.onFailure(error);
      }
    }
    this.#syncing = false;
  }

  /** Waits for the writes under way and closes the file. */
  async close(): Promise<void> {
    while (this.#queue.length > 0 || this.#syncing) await new Promise((resolve) => setImmediate(resolve));
    await this.store.close();
  }
}

function lockTimeout(): MongoError {
  return new MongoError(
    'WriteConflict',
    'A transaction held the document for longer than a write waits for it; please retry the operation',
    { labels: ['RetryableWriteError'] },
  );
}

function diskFailure(): MongoError {
  return new MongoError('InternalError', 'The disk failed to keep what was written');
}
