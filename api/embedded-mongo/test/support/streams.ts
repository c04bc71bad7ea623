import type { ChangeStream, ChangeStreamOptions } from 'mongodb';
import { afterEach } from 'vitest';
import type { Loose } from './database';

interface Watched {
  watch(pipeline?: Loose[], options?: ChangeStreamOptions): ChangeStream<Loose>;
}

/** Provides change streams that are closed after each test. */
export function useStreams() {
  const streams: ChangeStream<Loose>[] = [];
  afterEach(async () => {
    for (const stream of streams.splice(0)) await stream.close();
  });
  /** Opens a stream with its first read. */
  const open = (target: Watched, pipeline: Loose[] = [], options: ChangeStreamOptions = {}) => {
    const stream = target.watch(pipeline, options);
    streams.push(stream);
    return stream;
  };
  /** Opens a stream; it sees what happens after this resolves. */
  const watch = async (target: Watched, options: ChangeStreamOptions = {}, pipeline: Loose[] = []) => {
    const stream = open(target, pipeline, { maxAwaitTimeMS: 200, ...options });
    await stream.tryNext();
    return stream;
  };
  return { open, watch };
}

/** Returns the next events of a stream. */
export async function next(stream: ChangeStream<Loose>, count: number): Promise<Loose[]> {
  const events: Loose[] = [];
  while (events.length < count) events.push(await stream.next());
  return events;
}
