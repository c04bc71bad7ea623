import { percentOf } from '../money';
import { isDiscountable } from '../products/regulation';
import type { OfferMiss, PercentOffer, PricedProduct } from './cart-pricing';

/** Returns true if an offer can reduce the product's price: never for S3 or S4, and only within its category. */
export function offerCovers(
  offer: Pick<PercentOffer, 'category_id'>,
  product: Pick<PricedProduct, 'schedule' | 'category_ids'>,
): boolean {
  if (!isDiscountable(product)) return false;
  return offer.category_id === null || product.category_ids.includes(offer.category_id);
}

/**
 * @param spend what the covered lines cost after promotions, in cents
 * @returns why an offer takes nothing off, or null if it does
 */
export function offerMiss(
  { min_spend, percent }: PercentOffer,
  lines: number,
  spend: number,
): OfferMiss | null {
  if (lines === 0) return { reason: 'not_covered' };
  if (spend < min_spend) return { reason: 'min_spend', missing: min_spend - spend };
  return percentOf(spend, percent) === 0 ? { reason: 'not_covered' } : null;
}
