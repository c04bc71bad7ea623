import { MongoError } from '../errors';
import type { Engine } from '../storage/engine';
import type { Snapshot } from '../storage/lmdb/reader';
import type { ClusterClock } from './clock';

/** How long a state can be read after its last use; MongoDB allows 5 minutes. */
const RETENTION_MILLIS = 60_000;
/** States are pages that the file cannot reuse; beyond this many the oldest is released. */
const MOST = 100;

/** The database as it was at a time. */
export interface ReadSnapshot {
  readonly time: bigint;
  readonly reader: Snapshot;
  /** The number of the last commit in it. */
  readonly since: number;
  lastUsed: number;
}

/** The states that clients read with read concern `snapshot` outside transactions. */
export class Snapshots {
  readonly #open = new Map<bigint, ReadSnapshot>();
  readonly #engine: Engine;
  readonly #clock: ClusterClock;
  /** Called when a state is released, so that its cursors can be closed. */
  onEnd: (snapshot: ReadSnapshot) => void = () => {};

  constructor(clock: ClusterClock, engine: Engine) {
    this.#clock = clock;
    this.#engine = engine;
  }

  /**
   * Returns the state at a time, or the present one.
   * @throws MongoError SnapshotTooOld (239) if nobody has read that state lately.
   */
  at(time: bigint = this.#clock.applied): ReadSnapshot {
    const known = this.#open.get(time);
    if (known) {
      known.lastUsed = performance.now();
      return known;
    }
    if (time < this.#clock.applied) {
      throw new MongoError('SnapshotTooOld', 'Read timestamp is older than the oldest available timestamp.');
    }
    const { store, locks } = this.#engine;
    const snapshot = { time, reader: store.snapshot(), since: locks.commits, lastUsed: performance.now() };
    this.#open.set(time, snapshot);
    if (this.#open.size > MOST) this.#release(this.#oldest());
    return snapshot;
  }

  releaseIdle(): void {
    const oldest = performance.now() - RETENTION_MILLIS;
    for (const snapshot of [...this.#open.values()]) if (snapshot.lastUsed < oldest) this.#release(snapshot);
  }

  releaseAll(): void {
    for (const snapshot of [...this.#open.values()]) this.#release(snapshot);
  }

  #oldest(): ReadSnapshot | undefined {
    return [...this.#open.values()].sort((a, b) => a.lastUsed - b.lastUsed)[0];
  }

  #release(snapshot: ReadSnapshot | undefined): void {
    if (!snapshot) return;
    this.#open.delete(snapshot.time);
    this.onEnd(snapshot);
    snapshot.reader.release();
  }
}
