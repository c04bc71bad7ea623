/** Every document in one order, and the position of each. */
export interface DocOrder {
  docs: Uint32Array;
  places: Uint32Array;
}

export function createOrder(docs: Uint32Array, capacity: number): DocOrder {
  const places = new Uint32Array(capacity);
  docs.forEach((doc, place) => {
    places[doc] = place;
  });
  return { docs, places };
}

/**
 * Returns the `count` best documents by score; ties follow `order`. A heap with the worst of them on top spares a
 * broad query from sorting thousands of documents for a page of six.
 */
export function bestByScore(
  docs: ArrayLike<number>,
  scores: ArrayLike<number>,
  { places }: DocOrder,
  count: number,
): number[] {
  const heap: number[] = [];
  const isWorse = (a: number, b: number): boolean => {
    const difference = (scores[a] ?? 0) - (scores[b] ?? 0);
    if (difference !== 0) return difference < 0;
    return (places[docs[a] ?? 0] ?? 0) > (places[docs[b] ?? 0] ?? 0);
  };
  for (let at = 0; at < docs.length; at += 1) {
    if (heap.length < count) {
      heap.push(at);
      siftUp(heap, isWorse);
    } else if (count > 0 && isWorse(heap[0] ?? 0, at)) {
      heap[0] = at;
      siftDown(heap, isWorse);
    }
  }
  return heap.sort((a, b) => (isWorse(a, b) ? 1 : -1)).map((at) => docs[at] ?? 0);
}

type Compare = (a: number, b: number) => boolean;

function swap(heap: number[], a: number, b: number): void {
  const kept = heap[a] ?? 0;
  heap[a] = heap[b] ?? 0;
  heap[b] = kept;
}

function siftUp(heap: number[], isWorse: Compare): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isWorse(heap[at] ?? 0, heap[parent] ?? 0)) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function siftDown(heap: number[], isWorse: Compare): void {
  let at = 0;
  for (;;) {
    let worst = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && isWorse(heap[child] ?? 0, heap[worst] ?? 0)) worst = child;
    }
    if (worst === at) return;
    swap(heap, at, worst);
    at = worst;
  }
}

/** Returns the documents of an order that pass a filter, those listed first before the others. */
export function takeInOrder(
  { docs }: DocOrder,
  passes: ((doc: number) => boolean) | null,
  isFirst: ((doc: number) => boolean) | null,
): number[] {
  const taken: number[] = [];
  const later: number[] = [];
  for (const doc of docs) {
    if (passes && !passes(doc)) continue;
    if (isFirst && !isFirst(doc)) later.push(doc);
    else taken.push(doc);
  }
  for (const doc of later) taken.push(doc);
  return taken;
}
