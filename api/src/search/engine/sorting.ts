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
