import type { StoreName } from '../keys/keyspace';
import type { Reader } from '../reader';
import type { Change } from './change';
import type { Holder, LockTable } from './lock-table';
import { Overlay } from './overlay';

/** The writes of one command or transaction: all of them are applied, or none. */
export abstract class WriteUnit extends Overlay {
  /** What the writes mean, in their order, for those who follow changes. */
  readonly changes: Change[] = [];

  /** Must be called before a document or a unique key is changed. */
  abstract claim(store: StoreName, key: Buffer): void;

  /** Records that a document of the collection changes. */
  abstract use(collection: number): void;

  /** Whether this reads an older state than the last commit. */
  abstract readonly seesSnapshot: boolean;
}

/** A command outside a transaction: it sees the last commit and waits for transactions that hold its keys. */
export class PlainWrite extends WriteUnit {
  readonly seesSnapshot = false;
  readonly #locks: LockTable;

  constructor(base: Reader, locks: LockTable) {
    super(base);
    this.#locks = locks;
  }

  claim(store: StoreName, key: Buffer): void {
    this.#locks.requireFree(store, key);
  }

  use(): void {}
}

/** The writes of a transaction over its snapshot. */
export class TransactionWrite extends WriteUnit {
  readonly seesSnapshot = true;
  readonly #locks: LockTable;
  readonly #holder: Holder;

  constructor(base: Reader, locks: LockTable, holder: Holder) {
    super(base);
    this.#locks = locks;
    this.#holder = holder;
  }

  claim(store: StoreName, key: Buffer): void {
    this.#locks.claim(this.#holder, store, key);
  }

  use(collection: number): void {
    this.#holder.used.add(collection);
  }
}
