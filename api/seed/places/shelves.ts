import { type ShelfDocument, shelfId } from '../../src/domains/catalogue';
import type { Draft } from '../catalogue/types';
import { hashedShare } from '../lib/random';
import { pharmacyDocuments } from './pharmacies';

/** Products that pharmacies keep: their common assortment. */
const ASSORTMENT = 80;
const MOST_UNITS = 10;
/** Of the units that are drawn, those that were sold: a pharmacy is out of some products. */
const SOLD = 2;

/** Whether pharmacies keep a product: goods on sale that anybody may buy. */
const isKept = ({ status, booking_type, schedule, stock, flags }: Draft): boolean =>
  status === 'Active' &&
  !booking_type &&
  schedule === '' &&
  stock > 0 &&
  !flags.is_gated &&
  !flags.is_practitioner &&
  !flags.is_preorder;

/** What the pharmacies that offer click and collect have on their shelves: most of the most popular products. */
export function shelfDocuments(drafts: readonly Draft[], now: Date): ShelfDocument[] {
  const kept = drafts.filter(isKept).sort((a, b) => b.popularity - a.popularity || a.id - b.id);
  const places = pharmacyDocuments().filter(({ is_click_and_collect }) => is_click_and_collect);
  return places.flatMap(({ _id: pharmacyId, name }) =>
    kept.slice(0, ASSORTMENT).flatMap(({ id: productId, slug }) => {
      const stock = Math.floor(hashedShare(`shelf/${name}/${slug}`) * (MOST_UNITS + 1)) - SOLD;
      if (stock <= 0) return [];
      const _id = shelfId({ pharmacyId, productId });
      return [{ _id, pharmacy_id: pharmacyId, product_id: productId, stock, updated_at: now }];
    }),
  );
}
