import type { KeyRange } from '../reader';

/** The uncommitted change of one key. */
export interface Change {
  key: Buffer;
  /** Null if the key is removed. */
  value: Buffer | null;
}

/** The uncommitted changes to one store. */
export class StoreChanges {
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
