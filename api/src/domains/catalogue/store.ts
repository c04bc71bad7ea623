import type { Db } from 'mongodb';
import type { BrandDocument, CategoryDocument, ProductDocument } from './documents';

const products = (db: Db) => db.collection<ProductDocument>('products');
const brands = (db: Db) => db.collection<BrandDocument>('brands');
const categories = (db: Db) => db.collection<CategoryDocument>('categories');

export async function ensureIndexes(db: Db): Promise<void> {
  await products(db).createIndexes([
    { key: { slug: 1 }, name: 'slug', unique: true },
    { key: { code: 1 }, name: 'code', unique: true },
    { key: { variant_group: 1 }, name: 'variant_group' },
    { key: { promotion_ids: 1, status: 1, popularity: -1 }, name: 'promotion' },
    { key: { updated_at: 1 }, name: 'updated_at' },
  ]);
  await brands(db).createIndexes([
    { key: { slug: 1 }, name: 'slug', unique: true },
    { key: { name: 1 }, name: 'name' },
    { key: { is_popular: 1, name: 1 }, name: 'popular' },
  ]);
  await categories(db).createIndexes([
    { key: { path: 1 }, name: 'path', unique: true },
    { key: { parent_id: 1, position: 1 }, name: 'children' },
    { key: { slug: 1 }, name: 'slug' },
  ]);
}

/** A product by slug whatever its status; null when there is none. */
export function findProductBySlug(db: Db, slug: string): Promise<ProductDocument | null> {
  return products(db).findOne({ slug });
}

export function findProducts(db: Db, ids: readonly number[]): Promise<ProductDocument[]> {
  return products(db)
    .find({ _id: { $in: [...ids] } })
    .toArray();
}

/** Members of variant groups that are not deleted. */
export function findVariants(db: Db, groups: readonly string[]): Promise<ProductDocument[]> {
  return products(db)
    .find({ variant_group: { $in: [...groups] }, status: { $ne: 'Deleted' } })
    .toArray();
}

/** Products of a promotion that can be bought, most popular first. */
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

export function findBrandBySlug(db: Db, slug: string): Promise<BrandDocument | null> {
  return brands(db).findOne({ slug });
}

export function findBrands(db: Db, ids: readonly number[]): Promise<BrandDocument[]> {
  return brands(db)
    .find({ _id: { $in: [...ids] } })
    .toArray();
}

/** Brands that have products, by name. */
export async function listBrands(db: Db, { popular }: { popular: boolean }): Promise<BrandDocument[]> {
  const found = await brands(db)
    .find(popular ? { is_popular: true } : {})
    .sort({ name: 1 })
    .toArray();
  return found.filter(({ product_count }) => product_count > 0);
}

export function findCategoryByPath(db: Db, path: string): Promise<CategoryDocument | null> {
  return categories(db).findOne({ path });
}

export async function hasCategorySlug(db: Db, slug: string): Promise<boolean> {
  return (await categories(db).findOne({ slug }, { projection: { _id: 1 } })) !== null;
}

export function findCategories(db: Db, ids: readonly number[]): Promise<CategoryDocument[]> {
  return categories(db)
    .find({ _id: { $in: [...ids] } })
    .toArray();
}

/** Categories at the root, in the order of the menu. */
export const findRootCategories = (db: Db) => findChildCategories(db, [null]);

/** Categories right below the given ones, in the order of the menu; null is the root. */
export function findChildCategories(
  db: Db,
  parentIds: readonly (number | null)[],
): Promise<CategoryDocument[]> {
  return categories(db)
    .find({ parent_id: { $in: [...parentIds] } })
    .sort({ parent_id: 1, position: 1 })
    .toArray();
}
