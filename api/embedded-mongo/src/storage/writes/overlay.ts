import type { StoreName } from '../keys/keyspace';
import type { Entry, KeyRange, Reader, Writer } from '../reader';
import { merge } from './merge-changes';
import { StoreChanges } from './store-changes';

/** Writes held in memory over a reader until they are applied atomically. */
export class Overlay implements Writer {
  readonly #stores: Record<StoreName, StoreChanges> = {
    documents: new StoreChanges(),
    indexes: new StoreChanges(),
    meta: new StoreChanges(),
  };

  #changes = 0;

  constructor(readonly base: Reader) {}

  get version(): number {
    return this.base.version + this.#changes;
  }

  get(store: StoreName, key: Buffer): Buffer | undefined {
    const changes = this.#stores[store].changes;
    if (changes.size > 0) {
      const change = changes.get(key.toString('latin1'));
      if (change) return change.value ?? undefined;
    }
    return this.base.get(store, key);
  }

  put(store: StoreName, key: Buffer, value: Buffer): void {
    this.#changes++;
    this.#stores[store].set(key, value);
  }

  remove(store: StoreName, key: Buffer): void {
    this.#changes++;
    this.#stores[store].set(key, null);
  }

  scan(store: StoreName, range: KeyRange, options: { limit: number; reverse: boolean }): Entry[] {
    const all = this.#stores[store];
    const changes = all.changes.size === 0 ? [] : all.within(range);
    if (changes.length === 0) return this.base.scan(store, range, options);
    if (options.reverse) changes.reverse();
    const stored = this.base.scan(store, range, { ...options, limit: options.limit + changes.length });
    return merge(stored, changes, options);
  }

  count(store: StoreName, range: KeyRange): number {
    let total = this.base.count(store, range);
    if (this.#stores[store].changes.size === 0) return total;
    for (const change of this.#stores[store].within(range)) {
      const existed = this.base.get(store, change.key) !== undefined;
      total += Number(change.value !== null) - Number(existed);
    }
    return total;
  }

  get isEmpty(): boolean {
    return Object.values(this.#stores).every((store) => store.changes.size === 0);
  }

  /** Passes every change to a writer. */
  applyTo(target: Pick<Writer, 'put' | 'remove'>): void {
    for (const name of ['meta', 'documents', 'indexes'] as const) {
      for (const { key, value } of this.#stores[name].changes.values()) {
        if (value === null) target.remove(name, key);
        else target.put(name, key, value);
      }
    }
  }
}
