import { LOW_STOCK } from '@saltbush/contract';
import type { Db, Filter } from 'mongodb';
import type { ProductDocument } from '../documents';

/** Which products a list of the desk has. */
export type ProductChoice = 'on_sale' | 'low' | 'out' | 'withdrawn';

type ProductFilter = Filter<ProductDocument>;
type Row = Pick<ProductDocument, 'status' | 'stock' | 'booking_type'>;

/** Services are never low. */
const GOODS = { booking_type: null };

const CHOICES: Record<ProductChoice, { filter: ProductFilter; by: 'name' | 'stock' }> = {
  on_sale: { filter: { status: 'Active' }, by: 'name' },
  low: { filter: { status: 'Active', stock: { $gt: 0, $lte: LOW_STOCK }, ...GOODS }, by: 'stock' },
  out: { filter: { status: 'Active', stock: { $lte: 0 }, ...GOODS }, by: 'stock' },
  withdrawn: { filter: { status: 'Disabled' }, by: 'name' },
};

/** @returns whether few of a product are left, or none */
export const isLow = ({ stock, booking_type }: Row): boolean => booking_type === null && stock <= LOW_STOCK;

/** @returns whether a product belongs to a list */
export function belongsTo(product: Row, choice: ProductChoice): boolean {
  if (choice === 'withdrawn') return product.status === 'Disabled';
  if (product.status !== 'Active') return false;
  if (choice === 'on_sale') return true;
  return isLow(product) && (choice === 'out') === product.stock <= 0;
}

/** Where a list continues: after this name or stock, and id. */
export type ProductPlace = [value: string | number, id: number];

const products = (db: Db) => db.collection<ProductDocument>('products');

/** @returns the place of a product in a list */
export const placeOf = (product: ProductDocument, choice: ProductChoice): ProductPlace => [
  product[CHOICES[choice].by],
  product._id,
];

/** Returns the next products of a list. */
export function listProducts(
  db: Db,
  { choice, after, limit }: { choice: ProductChoice; after: ProductPlace | null; limit: number },
): Promise<ProductDocument[]> {
  const { filter, by } = CHOICES[choice];
  const beyond = after
    ? { $or: [{ [by]: { $gt: after[0] } }, { [by]: after[0], _id: { $gt: after[1] } }] }
    : {};
  return products(db)
    .find({ ...filter, ...beyond } as ProductFilter)
    .sort({ [by]: 1, _id: 1 })
    .limit(limit)
    .toArray();
}

/** Counts the products of a list. */
export const countProducts = (db: Db, choice: ProductChoice): Promise<number> =>
  products(db).countDocuments(CHOICES[choice].filter);

/** Finds a product by its whole code, in any status. */
export const findByCode = (db: Db, code: string): Promise<ProductDocument | null> =>
  products(db).findOne({ code });

/** Finds a product by the digits of its barcode, in any status. */
export const findByBarcode = (db: Db, barcode: string): Promise<ProductDocument | null> =>
  products(db).findOne({ barcode });

const MAX_WITHDRAWN = 200;
const literal = (words: string): string => words.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`);

/** Finds withdrawn products, which the shop's search does not have, by a part of their names. */
export function findWithdrawn(db: Db, words: string): Promise<ProductDocument[]> {
  return products(db)
    .find({ status: 'Disabled', name: { $regex: literal(words), $options: 'i' } })
    .sort({ name: 1, _id: 1 })
    .limit(MAX_WITHDRAWN)
    .toArray();
}
