import DataLoader from 'dataloader';
import type { ApiServices } from '../../server/context';
import type { ProductDocument } from './documents';
import { findProducts, findVariants, type VariantDocument } from './store';

/** Batched reads of products for one request. */
export function createCatalogueLoaders({ db }: Pick<ApiServices, 'db'>) {
  return {
    /** By id; null where there is none. */
    product: new DataLoader<number, ProductDocument | null>(async (ids) => {
      const found = new Map((await findProducts(db, ids)).map((product) => [product._id, product]));
      return ids.map((id) => found.get(id) ?? null);
    }),
    /** The members of a variant group. */
    variants: new DataLoader<string, VariantDocument[]>(async (groups) => {
      const members = new Map<string, VariantDocument[]>(groups.map((group) => [group, []]));
      for (const product of await findVariants(db, groups))
        members.get(product.variant_group ?? '')?.push(product);
      return groups.map((group) => members.get(group) ?? []);
    }),
  };
}

/** What a loader found, without the gaps. */
export function present<Entity>(found: readonly (Entity | Error | null)[]): Entity[] {
  return found.filter((entity): entity is Entity & {} => entity !== null && !(entity instanceof Error));
}
