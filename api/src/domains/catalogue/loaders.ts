import DataLoader from 'dataloader';
import type { ApiServices } from '../../server/context';
import { findRunningPromotions } from '../promotions/store';
import type { CategoryDocument, ProductDocument } from './documents';
import { findBrands, findCategories, findChildCategories, findProducts, findVariants } from './store';

/** One look-up for all ids of a tick; null where there is none. */
function byId<Id extends number | string, Entity extends { _id: Id }>(
  find: (ids: readonly Id[]) => Promise<Entity[]>,
) {
  return new DataLoader<Id, Entity | null>(async (ids) => {
    const found = new Map((await find(ids)).map((entity) => [entity._id, entity]));
    return ids.map((id) => found.get(id) ?? null);
  });
}

/** One look-up for all keys of a tick; the entities of each key. */
function grouped<Key, Entity>(
  find: (keys: readonly Key[]) => Promise<Entity[]>,
  keyOf: (entity: Entity) => Key,
) {
  return new DataLoader<Key, Entity[]>(async (keys) => {
    const groups = new Map<Key, Entity[]>(keys.map((key) => [key, []]));
    for (const entity of await find(keys)) groups.get(keyOf(entity))?.push(entity);
    return keys.map((key) => groups.get(key) ?? []);
  });
}

/** Batched reads of the catalogue for one request. */
export function createCatalogueLoaders({ db, clock }: Pick<ApiServices, 'db' | 'clock'>) {
  return {
    product: byId((ids: readonly number[]) => findProducts(db, ids)),
    brand: byId((ids: readonly number[]) => findBrands(db, ids)),
    category: byId((ids: readonly number[]) => findCategories(db, ids)),
    /** Only promotions that run now. */
    promotion: byId((ids: readonly number[]) => findRunningPromotions(db, ids, clock.now())),
    /** By the id of the parent. */
    childCategories: grouped<number, CategoryDocument>(
      (parents) => findChildCategories(db, parents),
      (category) => category.parent_id ?? 0,
    ),
    variants: grouped<string, ProductDocument>(
      (groups) => findVariants(db, groups),
      (product) => product.variant_group ?? '',
    ),
  };
}

/** What a loader found, without the gaps. */
export function present<Entity>(found: readonly (Entity | Error | null)[]): Entity[] {
  return found.filter((entity): entity is Entity & {} => entity !== null && !(entity instanceof Error));
}
