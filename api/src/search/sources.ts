import type { Db } from 'mongodb';
import type { BrandDocument, CategoryDocument, ProductDocument } from '../domains/catalogue/documents';
import type { PostcodeDocument } from '../domains/fulfilment/documents';
import type { PromotionDocument } from '../domains/promotions/documents';
import type { RecordLinks } from './records/product-record';

/** Brands, categories and running promotions by id: a few hundred documents that every record draws from. */
export interface CatalogueLinks {
  allBrands: readonly BrandDocument[];
  allCategories: readonly CategoryDocument[];
  linksOf(product: ProductDocument): RecordLinks;
  /** Takes note of the time; answers the promotions that began or ended since the last call. */
  promotionsChangedBy(now: Date): number[];
}

const byId = <Entity extends { _id: number }>(entities: readonly Entity[]) =>
  new Map(entities.map((entity) => [entity._id, entity]));

const pick = <Entity>(ids: readonly number[], found: ReadonlyMap<number, Entity>): Entity[] =>
  ids.flatMap((id) => found.get(id) ?? []);

export async function readCatalogueLinks(db: Db, now: Date): Promise<CatalogueLinks> {
  const [allBrands, allCategories, allPromotions] = await Promise.all([
    db.collection<BrandDocument>('brands').find().toArray(),
    db.collection<CategoryDocument>('categories').find().toArray(),
    db.collection<PromotionDocument>('promotions').find().toArray(),
  ]);
  const brands = byId(allBrands);
  const categories = byId(allCategories);
  const runningAt = (time: Date) =>
    byId(allPromotions.filter(({ starts_at, end_date }) => starts_at <= time && time < end_date));
  let running = runningAt(now);
  return {
    allBrands,
    allCategories,
    linksOf: ({ brand_id, category_ids, promotion_ids }) => ({
      brand: brands.get(brand_id) ?? null,
      categories: pick(category_ids, categories),
      promotions: pick(promotion_ids, running),
    }),
    promotionsChangedBy(time) {
      const before = running;
      running = runningAt(time);
      return allPromotions.map(({ _id }) => _id).filter((id) => before.has(id) !== running.has(id));
    },
  };
}

/** Every postcode, as a stream. */
export const readPostcodes = (db: Db) =>
  db.collection<PostcodeDocument>('postcodes').find({}, { batchSize: 2000 });
