import DataLoader from 'dataloader';
import type { Db } from 'mongodb';
import type { ProductDocument } from './documents';
import type { ShownProducts } from './shown-products';
import { findProducts, type VariantDocument } from './store';

/** Batched reads of products for one request. */
export function createCatalogueLoaders({ db, shownProducts }: { db: Db; shownProducts: ShownProducts }) {
  return {
    /** By id; null where there is none. */
    product: new DataLoader<number, ProductDocument | null>(async (ids) => {
      const found = new Map((await findProducts(db, ids)).map((product) => [product._id, product]));
      return ids.map((id) => found.get(id) ?? null);
    }),
    /** The members of a variant group. */
    variants: new DataLoader<string, VariantDocument[]>((groups) => shownProducts.variants(groups)),
  };
}

export type CatalogueLoaders = ReturnType<typeof createCatalogueLoaders>;

/** What a loader found, without the gaps. */
export function present<Entity>(found: readonly (Entity | Error | null)[]): Entity[] {
  return found.filter((entity): entity is Entity & {} => entity !== null && !(entity instanceof Error));
}
