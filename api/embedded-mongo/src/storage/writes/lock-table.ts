import type { StoreName } from '../keys/keyspace';
import { HeldByTransaction, writeConflict } from './lock-errors';

/** A holder of keys: an open transaction. */
export interface Holder {
  /** The number of the last commit that its snapshot contains. */
  readonly since: number;
  /** The collections it has written to. */
  readonly used: Set<number>;
}

/** Which keys open transactions hold, and which keys were committed since the oldest of them started. */
export class LockTable {
  readonly #holders = new Map<string, Holder>();
  /** The last commit of each key, the earliest commit first. */
  readonly #committed = new Map<string, number>();
  readonly #open = new Set<Holder>();
  readonly #waiting = new Set<() => void>();
  #commits = 0;

  get commits(): number {
    return this.#commits;
  }

  begin(holder: Holder): void {
    this.#open.add(holder);
  }

  /** Releases everything a transaction holds and wakes waiting writes. */
  end(holder: Holder): void {
    this.#open.delete(holder);
    for (const [key, owner] of this.#holders) if (owner === holder) this.#holders.delete(key);
    this.#forgetCommitted();
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }

  /** Drops what no open transaction can conflict with, though there may always be an open one. */
  #forgetCommitted(): void {
    let oldest = Number.POSITIVE_INFINITY;
    for (const { since } of this.#open) oldest = Math.min(oldest, since);
    for (const [key, commit] of this.#committed) {
      if (commit > oldest) return;
      this.#committed.delete(key);
    }
  }

  /** Takes a key for a transaction. The first writer wins: the second one gets a write conflict. */
  claim(holder: Holder, store: StoreName, key: Buffer): void {
    const name = lockName(store, key);
    const owner = this.#holders.get(name);
    if (owner === holder) return;
    if (owner || (this.#committed.get(name) ?? 0) > holder.since) throw writeConflict();
    this.#holders.set(name, holder);
  }

  /** @throws HeldByTransaction if a transaction holds the key. */
  requireFree(store: StoreName, key: Buffer): void {
    if (this.#holders.size > 0 && this.#holders.has(lockName(store, key))) throw new HeldByTransaction();
  }

  /** @throws HeldByTransaction if an open transaction has written to the collection, whose indexes are to change. */
  requireUnused(collection: number): void {
    for (const holder of this.#open) if (holder.used.has(collection)) throw new HeldByTransaction();
  }

  /** Numbers a change of a collection's indexes; transactions that started before it cannot use the collection. */
  numberSchemaChange(): number {
    return ++this.#commits;
  }

  /** Starts a commit: `note` is called for each key it changes. */
  startCommit(): (store: StoreName, key: Buffer) => void {
    const commit = ++this.#commits;
    return (store, key) => {
      if (this.#open.size === 0) return;
      const name = lockName(store, key);
      this.#committed.delete(name);
      this.#committed.set(name, commit);
    };
  }

  /** Calls `wake` once, when the next transaction ends. Returns a function that stops waiting. */
  onRelease(wake: () => void): () => void {
    this.#waiting.add(wake);
    return () => this.#waiting.delete(wake);
  }
}

function lockName(store: StoreName, key: Buffer): string {
  return store[0] + key.toString('latin1');
}
