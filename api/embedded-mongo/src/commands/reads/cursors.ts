import { randomInt } from 'node:crypto';
import { Long } from 'bson';
import { RawDocuments } from '../../bson/raw';
import type { Doc } from '../../bson/types';
import { timestamp } from '../../cluster/clock';
import type { ReadSnapshot } from '../../cluster/snapshots';
import { MongoError } from '../../errors';
import { type TimeLimit, withLimit } from '../../time-limit';
import type { Transaction } from '../../transactions/transaction';
import { type Batch, takeBatch } from './batch';

export interface Cursor {
  id: bigint;
  namespace: string;
  documents: Iterator<Buffer>;
  transaction: Transaction | undefined;
  snapshot: ReadSnapshot | undefined;
  /** The `maxTimeMS` of the command that opened it. */
  limit: TimeLimit | undefined;
  lastUsed: number;
}

const FIRST_BATCH = 101;
const IDLE_MILLIS = 10 * 60 * 1000;

/** The clients' open cursors. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();

  /** Opens a cursor and returns its first batch. */
  open(
    documents: Iterator<Buffer>,
    options: {
      namespace: string;
      batchSize: number | undefined;
      single: boolean;
      transaction: Transaction | undefined;
      snapshot?: ReadSnapshot | undefined;
      limit: TimeLimit | undefined;
    },
  ): Doc {
    const { namespace, batchSize = FIRST_BATCH, single, transaction, snapshot, limit } = options;
    const { items, done } = takeBatch(documents, batchSize);
    let id = 0n;
    if (done || single) documents.return?.();
    else {
      id = this.newId();
      const lastUsed = performance.now();
      this.#open.set(id, { id, namespace, documents, transaction, snapshot, limit, lastUsed });
    }
    const atClusterTime = snapshot && timestamp(snapshot.time);
    const firstBatch = new RawDocuments(items);
    return { cursor: { firstBatch, id: Long.fromBigInt(id), ns: namespace, atClusterTime }, ok: 1 };
  }

  next(id: bigint, namespace: string, batchSize: number | undefined): Doc {
    const cursor = this.#open.get(id);
    if (!cursor) throw new MongoError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new MongoError(
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    cursor.lastUsed = performance.now();
    if (cursor.snapshot) cursor.snapshot.lastUsed = cursor.lastUsed;
    const { items, done } = this.#takeOrClose(cursor, batchSize || Number.POSITIVE_INFINITY);
    if (done) this.#open.delete(id);
    return {
      cursor: {
        nextBatch: new RawDocuments(items),
        id: Long.fromBigInt(done ? 0n : id),
        ns: cursor.namespace,
      },
      ok: 1,
    };
  }

  #takeOrClose(cursor: Cursor, size: number): Batch {
    try {
      return withLimit(cursor.limit, () => takeBatch(cursor.documents, size));
    } catch (error) {
      this.#open.delete(cursor.id);
      throw error;
    }
  }

  close(id: bigint): boolean {
    const cursor = this.#open.get(id);
    cursor?.documents.return?.();
    return this.#open.delete(id);
  }

  /** Closes the cursors of a finished transaction or of a released state. */
  closeOf(owner: Transaction | ReadSnapshot): void {
    for (const cursor of [...this.#open.values()])
      if (cursor.transaction === owner || cursor.snapshot === owner) this.close(cursor.id);
  }

  closeIdle(): void {
    const oldest = performance.now() - IDLE_MILLIS;
    for (const cursor of [...this.#open.values()]) if (cursor.lastUsed < oldest) this.close(cursor.id);
  }

  newId(): bigint {
    const id = (BigInt(randomInt(2 ** 31)) << 32n) | BigInt(randomInt(1, 2 ** 32));
    return this.#open.has(id) ? this.newId() : id;
  }
}
