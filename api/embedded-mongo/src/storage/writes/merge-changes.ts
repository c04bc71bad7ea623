import type { Entry } from '../reader';
import type { Change } from './store-changes';

/** The stored entries with uncommitted changes, in the order of their keys. */
export function merge(
  stored: Entry[],
  changes: Change[],
  options: { limit: number; reverse: boolean },
): Entry[] {
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
