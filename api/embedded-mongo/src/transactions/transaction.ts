import type { CollectionInfo } from '../storage/catalog/collection-info';
import type { Snapshot } from '../storage/lmdb/reader';
import type { Holder, LockTable } from '../storage/writes/lock-table';
import { TransactionWrite } from '../storage/writes/write-unit';

/** One open multi-document transaction: a snapshot, and writes over it that are invisible to others. */
export class Transaction implements Holder {
  readonly since: number;
  readonly used = new Set<number>();
  /** The collections that it creates, by their full names; others see them when it commits. */
  readonly created = new Map<string, CollectionInfo>();
  readonly unit: TransactionWrite;
  readonly #snapshot: Snapshot;
  readonly #locks: LockTable;
  /** When a command last used it, in milliseconds of `performance.now`. */
  lastUsed = performance.now();
  /** How many commands are running in it; it does not expire while there are any. */
  busy = 0;
  /** The connection of its last command. */
  connection = 0;
  /** When that connection was lost, in milliseconds of `performance.now`; its client may continue on another one. */
  lostAt: number | undefined;
  #ended = false;

  constructor(
    readonly session: string,
    readonly number: bigint,
    snapshot: Snapshot,
    locks: LockTable,
  ) {
    this.#snapshot = snapshot;
    this.#locks = locks;
    this.since = locks.commits;
    this.unit = new TransactionWrite(snapshot, locks, this);
    locks.begin(this);
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Releases its locks and its snapshot. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#locks.end(this);
    this.#snapshot.release();
  }
}
