export interface Ordering {
  /** Documents that were found; null is all that pass `test`. */
  docs: readonly number[] | null;
  test: ((doc: number) => boolean) | null;
  /** Every document in the order that applies without scores. */
  order: Uint32Array;
  /** Scores of the query; null keeps `order`. */
  scores: ((doc: number) => number) | null;
  boost: (doc: number) => number;
  /** Documents that go before the others where nothing was asked; null keeps `order` alone. */
  isFirst: ((doc: number) => boolean) | null;
  capacity: number;
}

export interface Ordered {
  /** In order. */
  top: readonly number[];
  /** All of them, in any order. */
  all: readonly number[];
}

const byScore = (a: { score: number; place: number }, b: { score: number; place: number }) =>
  b.score - a.score || a.place - b.place;

/** Best scores first; equal scores as `order` has them. */
function sortByScore({ docs, scores, boost, order, capacity }: Ordering): Ordered {
  const places = new Uint32Array(capacity);
  order.forEach((doc, place) => {
    places[doc] = place;
  });
  const found = docs ?? [];
  const scored = found.map((doc) => ({
    doc,
    score: (scores?.(doc) ?? 0) + boost(doc),
    place: places[doc] ?? 0,
  }));
  scored.sort(byScore);
  return { top: scored.map(({ doc }) => doc), all: found };
}

/** Walks `order` and takes what was found: nothing has to be sorted. */
function takeInOrder({ docs, test, order, isFirst, capacity }: Ordering): Ordered {
  let passes = test;
  if (docs) {
    const wanted = new Uint8Array(capacity);
    for (const doc of docs) wanted[doc] = 1;
    passes = (doc) => wanted[doc] === 1;
  }
  const all: number[] = [];
  const later: number[] = [];
  for (const doc of order) {
    if (passes && !passes(doc)) continue;
    if (isFirst && !isFirst(doc)) later.push(doc);
    else all.push(doc);
  }
  for (const doc of later) all.push(doc);
  return { top: all, all };
}

/** Puts documents into the order of an answer. */
export function orderDocs(ordering: Ordering): Ordered {
  return ordering.scores ? sortByScore(ordering) : takeInOrder(ordering);
}
