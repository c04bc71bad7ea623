import type { StoreName } from './keyspace';
import type { Entry, KeyRange, Reader, Writer } from './reader';

interface Change {
  key: Buffer;
  /** Null if the key is removed. */
  value: Buffer | null;
}

/** The uncommitted changes to one store. */
class StoreChanges {
  readonly changes = new Map<string, Change>();
  #sorted: Change[] | undefined;

  set(key: Buffer, value: Buffer | null): void {
    const name = key.toString('latin1');
    if (!this.changes.has(name)) this.#sorted = undefined;
    const known = this.changes.get(name);
    if (known) known.value = value;
    else this.changes.set(name, { key, value });
  }

  within(range: KeyRange): Change[] {
    this.#sorted ??= [...this.changes.values()].sort((a, b) => Buffer.compare(a.key, b.key));
    const from = this.#position(range.start);
    const to = this.#position(range.end);
    return this.#sorted.slice(from, to);
  }

  #position(key: Buffer): number {
    const sorted = this.#sorted ?? [];
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (Buffer.compare((sorted[middle] as Change).key, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

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

function merge(stored: Entry[], changes: Change[], options: { limit: number; reverse: boolean }): Entry[] {
  const direction = options.reverse ? -1 : 1;
  const merged: Entry[] = [];
  let i = 0;
  let j = 0;
  while (merged.length < options.limit && (i < stored.length || j < changes.length)) {
    const entry = stored[i];
    const change = changes[j];
    const order =
      entry && change ? Buffer.compare(entry.key, change.key) * direction : entry === undefined ? 1 : -1;
    if (order < 0 && entry) {
      merged.push(entry);
      i++;
      continue;
    }
    if (order === 0) i++;
    if (change && change.value !== null) merged.push({ key: change.key, value: change.value });
    j++;
  }
  return merged;
}
