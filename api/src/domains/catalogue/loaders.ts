import DataLoader from 'dataloader';
import type { Db } from 'mongodb';
import type { ProductDocument } from './documents';
import type { ProductCache } from './product-cache';
import { findProducts, type VariantDocument } from './store';

/** Creates batched product lookups for one request. */
export function createCatalogueLoaders({ db, productCache }: { db: Db; productCache: ProductCache }) {
  return {
    /** By id; null if there is none. */
    product: new DataLoader<number, ProductDocument | null>(async (ids) => {
      const found = new Map((await findProducts(db, ids)).map((product) => [product._id, product]));
      return ids.map((id) => found.get(id) ?? null);
    }),
    /** The members of a variant group. */
    variants: new DataLoader<string, VariantDocument[]>((groups) => productCache.variants(groups)),
  };
}

export type CatalogueLoaders = ReturnType<typeof createCatalogueLoaders>;

/** Returns what a loader found, without nulls and errors. */
export function present<Entity>(found: readonly (Entity | Error | null)[]): Entity[] {
  return found.filter((entity): entity is Entity & {} => entity !== null && !(entity instanceof Error));
}
