import { Long } from 'bson';
import { RawDocuments } from '../bson/raw';
import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import type { ChangeStream, StreamBatch } from './change-stream';
import type { Oplog } from './oplog';

interface StreamCursor {
  stream: ChangeStream;
  namespace: string;
  lastUsed: number;
  /** Whether a `getMore` waits for it. */
  isBusy: boolean;
}

const FIRST_BATCH = 101;
/** How long a `getMore` without `maxTimeMS` waits. */
const WAIT_MILLIS = 1000;
const IDLE_MILLIS = 10 * 60 * 1000;

function reply(
  name: 'firstBatch' | 'nextBatch',
  id: bigint,
  ns: string,
  { items, token, isOver }: StreamBatch,
): Doc {
  const cursorId = Long.fromBigInt(isOver ? 0n : id);
  return {
    cursor: { [name]: new RawDocuments(items), postBatchResumeToken: token, id: cursorId, ns },
    ok: 1,
  };
}

/** The open cursors of change streams. They wait for changes, unlike those of queries. */
export class StreamCursors {
  readonly #open = new Map<bigint, StreamCursor>();

  constructor(private readonly oplog: Oplog) {}

  has(id: bigint): boolean {
    return this.#open.has(id);
  }

  /** Opens a cursor and returns what has happened since its start. */
  open(id: bigint, stream: ChangeStream, namespace: string, batchSize = FIRST_BATCH): Doc {
    const batch = stream.take(batchSize);
    if (!batch.isOver) this.#open.set(id, { stream, namespace, lastUsed: performance.now(), isBusy: false });
    return reply('firstBatch', id, namespace, batch);
  }

  /**
   * Returns the next events, waiting up to `millis` for the first one.
   * @throws MongoError with the label that makes drivers resume, if a new cursor can go on.
   */
  async next(
    id: bigint,
    namespace: string,
    batchSize: number | undefined,
    millis = WAIT_MILLIS,
  ): Promise<Doc> {
    const cursor = this.#checkOut(id, namespace);
    try {
      return await this.#wait(id, cursor, batchSize || Number.POSITIVE_INFINITY, millis);
    } catch (error) {
      this.#open.delete(id);
      throw error;
    } finally {
      cursor.isBusy = false;
      cursor.lastUsed = performance.now();
    }
  }

  #checkOut(id: bigint, namespace: string): StreamCursor {
    const cursor = this.#open.get(id);
    if (!cursor) throw new MongoError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new MongoError(
        'Unauthorized',
        `Cursor ${id} belongs to a different namespace ${cursor.namespace}`,
      );
    }
    if (cursor.isBusy) throw new MongoError('CursorInUse', `cursor id ${id} is already in use`);
    cursor.isBusy = true;
    return cursor;
  }

  async #wait(id: bigint, { stream, namespace }: StreamCursor, size: number, millis: number): Promise<Doc> {
    const end = performance.now() + millis;
    for (;;) {
      if (!this.#open.has(id)) throw new MongoError('CursorKilled', `cursor id ${id} was killed`);
      const batch = stream.take(size);
      const left = end - performance.now();
      if (batch.isOver) this.#open.delete(id);
      if (batch.items.length > 0 || batch.isOver || left <= 0)
        return reply('nextBatch', id, namespace, batch);
      await this.oplog.nextChange(left);
    }
  }

  close(id: bigint): boolean {
    const existed = this.#open.delete(id);
    if (existed) this.oplog.wakeAll();
    return existed;
  }

  closeIdle(): void {
    const oldest = performance.now() - IDLE_MILLIS;
    for (const [id, cursor] of [...this.#open])
      if (!cursor.isBusy && cursor.lastUsed < oldest) this.#open.delete(id);
  }

  /** Ends all cursors, and with them the commands that wait. */
  closeAll(): void {
    this.#open.clear();
    this.oplog.wakeAll();
  }
}
