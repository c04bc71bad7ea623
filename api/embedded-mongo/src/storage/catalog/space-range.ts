import { afterPrefix } from '../keys/key-order';
import { spaceKey } from '../keys/keyspace';
import type { KeyRange } from '../reader';

/** The key prefix of a collection's documents or of an index. */
export function spaceRange(space: number): KeyRange {
  const start = spaceKey(space);
  return { start, end: afterPrefix(start) as Buffer };
}
