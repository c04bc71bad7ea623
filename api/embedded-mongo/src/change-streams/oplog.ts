import type { ClusterClock } from '../cluster/clock';
import { MongoError } from '../errors';
import type { Change } from '../storage/writes/change';
import { comparePositions, type OplogEntry, type Position } from './position';
import { RetainedBytes } from './retained-bytes';

/** What an entry takes besides its documents, in bytes: measured, with two documents. */
const ENTRY_BYTES = 600;

/** What a retained change takes, in bytes. */
function sizeOf({ before, after }: Change): number {
  return ENTRY_BYTES + (before?.length ?? 0) + (after?.length ?? 0);
}

/** The latest changes in their order, for change streams; older ones are dropped when there are too many. */
export class Oplog {
  readonly #clock: ClusterClock;
  readonly #mostBytes: number;
  readonly #memory = new RetainedBytes();
  #entries: OplogEntry[] = [];
  #bytes = 0;
  /** Every change after this time is retained. */
  #since: bigint;
  readonly #waiting = new Set<() => void>();

  /** @param mostBytes How much memory the retained changes may take. */
  constructor(clock: ClusterClock, mostBytes: number) {
    this.#clock = clock;
    this.#mostBytes = mostBytes;
    // Nothing happened at the time that the clock starts with.
    this.#since = clock.applied - 1n;
  }

  /** Gives changes their times; those of a transaction share one. */
  append(changes: readonly Change[]): void {
    const wallTime = new Date();
    let time = 0n;
    changes.forEach((change, index) => {
      const shared = index > 0 && change.transaction !== undefined;
      if (!shared) time = this.#clock.tick();
      const { before, after } = change;
      const kept = {
        ...change,
        before: before && this.#memory.copy(before),
        after: after && this.#memory.copy(after),
      };
      this.#entries.push({ change: kept, wallTime, time, ordinal: shared ? index : 0 });
      this.#bytes += sizeOf(kept);
    });
    this.#trim();
    this.#wake();
  }

  /**
   * Returns up to `limit` entries after a position.
   * @throws MongoError ChangeStreamHistoryLost (286) if entries after it were dropped, or were before this start.
   */
  after(position: Position, limit: number): OplogEntry[] {
    if (position.time < this.#since) {
      throw new MongoError(
        'ChangeStreamHistoryLost',
        'Resume of change stream was not possible, as the resume point may no longer be in the oplog.',
        { labels: ['NonResumableChangeStreamError'] },
      );
    }
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (comparePositions(this.#entries[middle] as OplogEntry, position) <= 0) low = middle + 1;
      else high = middle;
    }
    return this.#entries.slice(low, low + limit);
  }

  /** Resolves with the next change, after `millis`, or when `wake` is called on all waiting. */
  nextChange(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, millis);
      this.#waiting.add(done);
    });
  }

  #wake(): void {
    for (const done of [...this.#waiting]) done();
  }

  /** Wakes everybody who waits for changes: a cursor was closed, or the server stops. */
  wakeAll(): void {
    this.#wake();
  }

  /** Drops the oldest entries, a quarter at a time. */
  #trim(): void {
    if (this.#bytes <= this.#mostBytes) return;
    let count = 0;
    while (this.#bytes > (this.#mostBytes * 3) / 4 && count < this.#entries.length - 1)
      this.#bytes -= sizeOf((this.#entries[count++] as OplogEntry).change);
    this.#since = (this.#entries[count - 1] as OplogEntry).time;
    this.#entries = this.#entries.slice(count);
  }
}
