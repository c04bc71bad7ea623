import type { Snapshot } from '../storage/lmdb-store';
import type { Holder, LockTable } from '../storage/locks';
import { TransactionWrite } from '../storage/write-unit';

/** One open multi-document transaction: a snapshot, and the writes over it that nobody else sees yet. */
export class Transaction implements Holder {
  readonly since: number;
  readonly used = new Set<number>();
  readonly unit: TransactionWrite;
  readonly #snapshot: Snapshot;
  readonly #locks: LockTable;
  /** When a command last used it, in milliseconds of `performance.now`. */
  lastUsed = performance.now();
  /** How many commands are working in it; it is not ended by idleness meanwhile. */
  busy = 0;
  /** The connection of its last command; when that is lost, nobody will end the transaction. */
  connection = 0;
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

  /** Frees its locks and its snapshot. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#locks.end(this);
    this.#snapshot.release();
  }
}
