import type { Db } from 'mongodb';
import type { PromotionDocument } from '../promotions';
import { ensureDeskIndexes } from './desk/store';
import type { BrandDocument, CategoryDocument, ProductDocument } from './documents';
import { ownBonusPoints } from './own-bonus-points';
import { ensurePhotoIndexes } from './photos/store';
import { ensureShelfIndexes } from './shelves';

const products = (db: Db) => db.collection<ProductDocument>('products');
const brands = (db: Db) => db.collection<BrandDocument>('brands');
const categories = (db: Db) => db.collection<CategoryDocument>('categories');

export async function ensureIndexes(db: Db): Promise<void> {
  await ensureDeskIndexes(db);
  await ensurePhotoIndexes(db);
  await ensureShelfIndexes(db);
  await ownBonusPoints(db);
  await products(db).createIndexes([
    { key: { slug: 1 }, name: 'slug', unique: true },
    { key: { code: 1 }, name: 'code', unique: true },
    { key: { barcode: 1 }, name: 'barcode', unique: true, sparse: true },
    { key: { variant_group: 1 }, name: 'variant_group' },
    { key: { promotion_ids: 1, status: 1, popularity: -1 }, name: 'promotion' },
    { key: { updated_at: 1 }, name: 'updated_at' },
  ]);
  await brands(db).createIndex({ slug: 1 }, { name: 'slug', unique: true });
  await categories(db).createIndex({ path: 1 }, { name: 'path', unique: true });
}

/** Returns a product by slug, in any status; null if there is none. */
export function findProductBySlug(db: Db, slug: string): Promise<ProductDocument | null> {
  return products(db).findOne({ slug });
}

export function findProducts(db: Db, ids: readonly number[]): Promise<ProductDocument[]> {
  return products(db)
    .find({ _id: { $in: [...ids] } })
    .toArray();
}

/** Fields for displaying and choosing a variant. */
const VARIANT_FIELDS = [
  'slug',
  'name',
  'code',
  'description',
  'stock',
  'prices',
  'images',
  'variant_group',
  'group_brand',
  'group_format',
  'group_fragrance',
  'group_size',
  'group_colour',
  'group_flavour',
] as const satisfies readonly (keyof ProductDocument)[];

export type VariantDocument = Pick<ProductDocument, '_id' | (typeof VARIANT_FIELDS)[number]>;

/** Returns the members of variant groups, except deleted ones. */
export function findVariants(db: Db, groups: readonly string[]): Promise<VariantDocument[]> {
  const projection = Object.fromEntries(VARIANT_FIELDS.map((field) => [field, 1]));
  return products(db)
    .find({ variant_group: { $in: [...groups] }, status: { $ne: 'Deleted' } })
    .project<VariantDocument>(projection)
    .toArray();
}

/** Returns a promotion's available products, most popular first. */
export function findPromotionProducts(
  db: Db,
  promotionId: number,
  limit: number,
): Promise<ProductDocument[]> {
  return products(db)
    .find({ promotion_ids: promotionId, status: 'Active', stock: { $gt: 0 } })
    .sort({ popularity: -1 })
    .limit(limit)
    .toArray();
}

/** Returns all brands by name; there are a few hundred. */
export const readAllBrands = (db: Db) => brands(db).find().sort({ name: 1 }).toArray();

/** Returns all categories; there are a few hundred. */
export const readAllCategories = (db: Db) => categories(db).find().toArray();

/** Returns the promotions that run or begin later; there are only dozens. */
export const readAllPromotions = (db: Db, now: Date) =>
  db
    .collection<PromotionDocument>('promotions')
    .find({ end_date: { $gt: now }, is_draft: { $ne: true } })
    .toArray();
