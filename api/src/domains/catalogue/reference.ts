import type { Db } from 'mongodb';
import type { Clock } from '../../lib/clock';
import { isRunning, type PromotionDocument } from '../promotions';
import type { CategoryDocument } from './documents';
import { readAllBrands, readAllCategories, readAllPromotions } from './store';

/** Maximum age in milliseconds; changes by other processes are visible after this time. */
const FRESH_MS = 30_000;

const byKey = <Key, Entity>(entities: readonly Entity[], keyOf: (entity: Entity) => Key) =>
  new Map(entities.map((entity) => [keyOf(entity), entity]));

/** Groups categories by parent, in menu order; 0 is the root. */
function groupByParent(categories: readonly CategoryDocument[]): Map<number, CategoryDocument[]> {
  const children = new Map<number, CategoryDocument[]>();
  for (const category of [...categories].sort((a, b) => a.position - b.position)) {
    const parent = category.parent_id ?? 0;
    const siblings = children.get(parent);
    if (siblings) siblings.push(category);
    else children.set(parent, [category]);
  }
  return children;
}

async function readAll(db: Db, now: Date) {
  const [brands, categories, promotions] = await Promise.all([
    readAllBrands(db),
    readAllCategories(db),
    readAllPromotions(db, now),
  ]);
  return {
    brands,
    categories,
    promotions,
    brandById: byKey(brands, ({ _id }) => _id),
    brandBySlug: byKey(brands, ({ slug }) => slug),
    categoryById: byKey(categories, ({ _id }) => _id),
    categoryByPath: byKey(categories, ({ path }) => path),
    children: groupByParent(categories),
    promotionById: byKey(promotions, ({ _id }) => _id),
    promotionBySlug: byKey(promotions, ({ slug }) => slug),
  };
}

export type Reference = Awaited<ReturnType<typeof createReference>>;

/**
 * Holds brands, categories and promotions in memory: a few hundred documents that nearly every page uses. They are
 * reloaded in the background once they are older than half a minute.
 */
export async function createReference({ db, clock }: { db: Db; clock: Clock }) {
  let data = await readAll(db, clock.now());
  let readAt = performance.now();
  let reading: Promise<void> | null = null;

  async function reload(): Promise<void> {
    data = await readAll(db, clock.now());
    readAt = performance.now();
  }

  function current() {
    if (performance.now() - readAt > FRESH_MS && !reading) {
      // If the database is unavailable, keep serving the old data.
      reading = reload()
        .catch(() => undefined)
        .finally(() => {
          reading = null;
        });
    }
    return data;
  }

  return {
    /** Reloads everything now. */
    reload,
    brand: (id: number) => current().brandById.get(id) ?? null,
    brandBySlug: (slug: string) => current().brandBySlug.get(slug) ?? null,
    /** By name. */
    brands: () => current().brands,
    category: (id: number) => current().categoryById.get(id) ?? null,
    categoryByPath: (path: string) => current().categoryByPath.get(path) ?? null,
    categories: () => current().categories,
    /** Returns a category's direct children in menu order; 0 is the root. */
    children: (parentId: number) => current().children.get(parentId) ?? [],
    /** Those that run or begin later. */
    promotions: () => current().promotions,
    /** Returns those of the promotions that are running now. */
    runningPromotions(ids: readonly number[]): PromotionDocument[] {
      const { promotionById } = current();
      const now = clock.now();
      return ids.flatMap((id) => promotionById.get(id) ?? []).filter((found) => isRunning(found, now));
    },
    /** Returns the promotion with an id or slug if it is running now. */
    runningPromotion(idOrSlug: string): PromotionDocument | null {
      const { promotionById, promotionBySlug } = current();
      const isId = /^\d{1,9}$/.test(idOrSlug);
      const found = isId ? promotionById.get(Number(idOrSlug)) : promotionBySlug.get(idOrSlug);
      return found && isRunning(found, clock.now()) ? found : null;
    },
  };
}
