import { LRUCache } from 'lru-cache';
import { type Basket, countBuyers } from './count-buyers';

/** Reads the latest orders containing a product, newest first. */
export type ReadBaskets = (productId: number, limit: number) => Promise<Basket[]>;

/** Recent orders reflect current habits, and the limit bounds the work. */
const MAX_ORDERS = 300;
const MAX_PARTNERS = 30;
/** Fewer buyers could be chance, and would disclose one customer's basket. */
const MIN_BUYERS = 2;
const CACHE_MS = 10 * 60_000;
const MAX_CACHED = 5000;

/** Returns products that several customers bought with the given one, most frequent first; cached for a few minutes. */
export function createBoughtTogether(
  readBaskets: ReadBaskets,
): (objectID: string) => Promise<readonly string[]> {
  const cache = new LRUCache<string, Promise<readonly string[]>>({
    max: MAX_CACHED,
    ttl: CACHE_MS,
  });

  async function read(objectID: string): Promise<readonly string[]> {
    const productId = Number(objectID);
    if (!Number.isSafeInteger(productId)) return [];
    const baskets = await readBaskets(productId, MAX_ORDERS);
    return [...countBuyers(baskets, productId)]
      .filter(([, buyers]) => buyers.size >= MIN_BUYERS)
      .sort(([a, buyersA], [b, buyersB]) => buyersB.size - buyersA.size || a - b)
      .slice(0, MAX_PARTNERS)
      .map(([id]) => String(id));
  }

  return (objectID) => {
    const cached = cache.get(objectID);
    if (cached) return cached;
    const found = read(objectID);
    cache.set(objectID, found);
    found.catch(() => cache.delete(objectID));
    return found;
  };
}
