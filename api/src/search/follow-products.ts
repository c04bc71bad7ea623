import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeStream, Db } from 'mongodb';
import type { Logger } from 'pino';
import type { ProductDocument } from '../domains/catalogue';

interface FollowOptions {
  db: Db;
  log: Logger;
  /** Reloads products by their ids. */
  refresh(ids: readonly number[]): Promise<void>;
  /** Makes the index equal to the database, after changes may have been missed. */
  reconcile(): Promise<void>;
}

type Event = { operationType: 'update'; documentKey: { _id: number } };
type Stream = ChangeStream<ProductDocument, Event>;

/** Only which products changed: their fields are read when they are loaded. */
const PIPELINE = [
  { $match: { operationType: { $in: ['insert', 'update', 'replace', 'delete'] } } },
  { $project: { operationType: 1, documentKey: 1 } },
];
const BATCH = 500;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

/** Loads changed products in batches, one batch at a time; changes during one are in the next. */
function createLoader(refresh: FollowOptions['refresh']) {
  const pending = new Set<number>();
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (pending.size > 0) {
      const ids = [...pending].slice(0, BATCH);
      for (const id of ids) pending.delete(id);
      await refresh(ids);
    }
  }

  return (id: number): Promise<void> => {
    pending.add(id);
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/**
 * Follows every process's changes of products by the database's change stream, which the driver resumes after
 * network errors. After other errors a new stream is opened and the index reconciled, with increasing delays.
 */
export function followProducts({ db, log, refresh, reconcile }: FollowOptions) {
  const stopped = new AbortController();
  const { signal } = stopped;
  const products = db.collection<ProductDocument>('products');
  const load = createLoader(refresh);
  let stream: Stream | undefined;
  let retryMs = FIRST_RETRY_MS;

  /** Opens the stream before the index is loaded, so that no change falls between the two. */
  async function open(): Promise<Stream> {
    stream = products.watch<ProductDocument, Event>(PIPELINE);
    const first = await stream.tryNext();
    await reconcile();
    if (first) await load(first.documentKey._id);
    return stream;
  }

  const warn = (error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'Could not load product changes into the search');
  };

  async function follow(opened: Stream): Promise<void> {
    retryMs = FIRST_RETRY_MS;
    // Loading does not hold the stream up; a failure leaves the index behind, and ends it.
    for await (const { documentKey } of opened) load(documentKey._id).catch(() => opened.close().catch(warn));
  }

  async function run(opened: Stream | undefined): Promise<void> {
    for (let current = opened; !signal.aborted; current = undefined) {
      try {
        await follow(current ?? (await open()));
      } catch (error) {
        warn(error);
      }
      await stream?.close();
      await wait(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  return {
    /** Loads the products, then follows them until `close`. Resolves once they are loaded. */
    async start(): Promise<void> {
      const opened = await open();
      void run(opened);
    },
    async close(): Promise<void> {
      stopped.abort();
      await stream?.close();
    },
  };
}
