import { isAdvertisable, photoInSize } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import { notFound } from '../../../lib/errors';
import {
  catalogueIds,
  findProducts,
  listMovements,
  listPriceChanges,
  type ProductDocument,
} from '../../catalogue';
import { countWaiting } from '../../stock-notifications';
import type { StaffContext } from '../context';
import { listedProduct } from './listed-product';
import { shelvesOf } from './shelves-of';

/** Reads a product as it is now, on sale or not. @throws {BusinessError} NOT_FOUND */
export async function requireProductNow(
  { db }: Pick<StaffContext, 'db'>,
  id: string,
): Promise<ProductDocument> {
  const [product] = await findProducts(db, catalogueIds([id]));
  if (!product || product.status === 'Deleted') throw notFound('Product');
  return product;
}

/** Returns a product as staff work on it. */
export async function staffProductOf({ db }: StaffContext, product: ProductDocument) {
  const { _id, slug, prices, photo, photo_version = 0 } = product;
  const [picture] = product.images;
  const [waiting, changes, movements, shelves] = await Promise.all([
    countWaiting(db, _id),
    listPriceChanges(db, _id),
    listMovements(db, _id),
    product.booking_type ? { shelves: [], shelf_movements: [] } : shelvesOf({ db }, _id),
  ]);
  return {
    product: listedProduct(product),
    slug,
    prices,
    picture: picture ? { ...picture, id: String(picture.id), url: photoInSize(picture.url, 'card') } : null,
    photo: photo ?? null,
    photo_version,
    may_be_promoted: isAdvertisable(product),
    waiting,
    price_changes: changes.map(({ _id: id, ...change }) => ({ id, ...change })),
    ...shelves,
    movements: movements.map(({ _id: id, ...movement }) => ({ id, ...movement })),
  };
}

/** Returns a product for staff. */
export async function staffProduct(_root: unknown, { id }: { id: string }, ctx: StaffContext) {
  requirePermission(ctx, 'products:see');
  return staffProductOf(ctx, await requireProductNow(ctx, id));
}
