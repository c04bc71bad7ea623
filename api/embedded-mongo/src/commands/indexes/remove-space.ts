import { successor } from '../../storage/keys/key-order';
import { spaceRange } from '../../storage/keys/keyspace';
import type { WriteUnit } from '../../storage/writes/write-unit';

const REMOVED_AT_ONCE = 500;

/** Removes all keys of a collection or an index. */
export function removeSpace(unit: WriteUnit, store: 'documents' | 'indexes', space: number): void {
  const range = spaceRange(space);
  for (;;) {
    const entries = unit.scan(store, range, { limit: REMOVED_AT_ONCE, reverse: false });
    for (const { key } of entries) unit.remove(store, key);
    const last = entries.at(-1);
    if (!last) return;
    range.start = successor(last.key);
  }
}
