import { successor } from '../../storage/keys/key-order';
import type { Entry, KeyRange, Reader } from '../../storage/reader';
import type { Statistics } from './statistics';

const FIRST_CHUNK = 32;
const LARGEST_CHUNK = 1024;

/**
 * Reads a range in chunks, each complete in memory before it is yielded: no cursor of the store stays open while
 * a client is idle, and the reader may write between chunks.
 */
export function* readRange(
  reader: Reader,
  store: 'documents' | 'indexes',
  range: KeyRange,
  reverse: boolean,
  statistics: Statistics,
): Generator<Entry> {
  let { start, end } = range;
  let limit = FIRST_CHUNK;
  while (Buffer.compare(start, end) < 0) {
    const chunk = reader.scan(store, { start, end }, { limit, reverse });
    for (const entry of chunk) {
      if (store === 'indexes') statistics.keys++;
      yield entry;
    }
    const last = chunk.at(-1);
    if (!last || chunk.length < limit) return;
    if (reverse) end = last.key;
    else start = successor(last.key);
    limit = Math.min(limit * 4, store === 'documents' ? FIRST_CHUNK * 4 : LARGEST_CHUNK);
  }
}
