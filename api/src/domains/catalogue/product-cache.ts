import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import type { ProductDocument } from './documents';
import { findProductBySlug, findVariants, type VariantDocument } from './store';

const MAX_PRODUCTS = 2000;
const MAX_GROUPS = 2000;

/** Products for display, possibly cached. Carts, orders and other decisions read the database. */
export interface ProductCache {
  /** Returns a product in any status; null if there is none. */
  bySlug(slug: string): Promise<ProductDocument | null>;
  /** Returns the members of variant groups, in the order of the groups. */
  variants(groups: readonly string[]): Promise<VariantDocument[][]>;
}

async function readVariants(db: Db, groups: readonly string[]): Promise<Map<string, VariantDocument[]>> {
  const members = new Map<string, VariantDocument[]>(groups.map((group) => [group, []]));
  if (groups.length === 0) return members;
  for (const product of await findVariants(db, groups))
    members.get(product.variant_group ?? '')?.push(product);
  return members;
}

/**
 * Caches products and variant groups for `maxAgeMs` milliseconds; 0 disables the cache. Changes by other processes
 * appear after that time at the latest.
 */
export function createProductCache(db: Db, maxAgeMs: number): ProductCache {
  if (maxAgeMs === 0) {
    return {
      bySlug: (slug) => findProductBySlug(db, slug),
      variants: async (groups) => [...(await readVariants(db, groups)).values()],
    };
  }
  const products = new LRUCache<string, ProductDocument>({
    max: MAX_PRODUCTS,
    ttl: maxAgeMs,
    fetchMethod: async (slug) => (await findProductBySlug(db, slug)) ?? undefined,
  });
  const groupCache = new LRUCache<string, VariantDocument[]>({ max: MAX_GROUPS, ttl: maxAgeMs });
  return {
    bySlug: async (slug) => (await products.fetch(slug)) ?? null,
    async variants(groups) {
      const found = new Map(groups.map((group) => [group, groupCache.get(group)]));
      const read = await readVariants(
        db,
        groups.filter((group) => !found.get(group)),
      );
      for (const [group, members] of read) groupCache.set(group, members);
      return groups.map((group) => found.get(group) ?? read.get(group) ?? []);
    },
  };
}
