import { siftDown, siftUp } from './heap';
import type { DocOrder } from './sorting';

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
