/** Replies stay below the maximum message size, with room for framing. */
const LARGEST_BATCH = 16 * 1024 * 1024;

/** The documents of one reply. */
export interface Batch {
  items: Buffer[];
  /** Whether there are no more. */
  done: boolean;
}

/** Documents that did not fit into the last batch of their cursor. */
const held = new WeakMap<Iterator<Buffer>, Buffer>();

/** Takes the next documents: at most `size`, and no more than a message can hold. */
export function takeBatch(documents: Iterator<Buffer>, size: number): Batch {
  const items: Buffer[] = [];
  let bytes = 0;
  const first = held.get(documents);
  if (first && size > 0) {
    held.delete(documents);
    items.push(first);
    bytes = first.length;
  }
  while (items.length < size) {
    const next = documents.next();
    if (next.done) return { items, done: true };
    if (items.length > 0 && bytes + next.value.length > LARGEST_BATCH) {
      held.set(documents, next.value);
      return { items, done: false };
    }
    bytes += next.value.length + 16;
    items.push(next.value);
  }
  return { items, done: false };
}
