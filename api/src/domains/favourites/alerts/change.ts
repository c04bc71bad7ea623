import { isRestricted } from '@saltbush/contract';
import type { ProductRecord } from '../../../search/records/product-record';
import type { ProductDocument } from '../../catalogue';
import type { FavouriteEventDocument, FavouriteOfferDocument } from './documents';

/** A price that falls by less is not worth a mail. */
const MIN_DROP = 0.05;

/** Medicines of schedules 3 and 4, practitioner products and services are never the subject of a marketing mail. */
export function mayBeAlerted(product: ProductDocument): boolean {
  if (isRestricted(product) || product.requires_prescription || product.booking_type) return false;
  return product.schedule !== '3';
}

/** Returns how a product is offered now; one that is off sale has no record and keeps its price. */
export function offerOf(
  _id: number,
  record: ProductRecord | null,
  before: FavouriteOfferDocument | null,
): FavouriteOfferDocument {
  if (!record) return { _id, price: before?.price ?? 0, available: false };
  const hasSmallDrop =
    before !== null && record.price < before.price && record.price > before.price * (1 - MIN_DROP);
  // Small drops add up against the price from before them.
  return { _id, price: hasSmallDrop ? before.price : record.price, available: record.available };
}

/** Returns what of a change is worth a mail; null for nothing. */
export function kindOfChange(
  before: FavouriteOfferDocument,
  now: FavouriteOfferDocument,
): FavouriteEventDocument['kind'] | null {
  if (!now.available) return null;
  if (!before.available) return 'back_in_stock';
  return now.price < before.price ? 'price_drop' : null;
}
