/** Tag of schedule 3 products that can be advertised and sold freely (section 6). */
export const APPENDIX_H_TAG = 'S3_Appendix H';

/** Properties of a product that the rules for medicines depend on. `schedule` is '2', '3', '4', '4N' or empty. */
export interface Regulated {
  schedule: string | null;
  tags: readonly string[];
}

export interface Restrictable extends Regulated {
  is_practitioner: boolean;
}

/** Returns true for prescription-only products: schedule 4 and 4N. */
export const isPrescriptionSchedule = (schedule: string | null): boolean =>
  schedule === '4' || schedule === '4N';

const isAppendixH = (product: Regulated) => product.tags.includes(APPENDIX_H_TAG);

/**
 * Returns false for products that may not be promoted to the public: schedule 3 outside Appendix H, and schedule 4
 * (rule advertising-01).
 */
export function isAdvertisable(product: Regulated): boolean {
  if (isPrescriptionSchedule(product.schedule)) return false;
  return product.schedule !== '3' || isAppendixH(product);
}

/** Returns true for restricted products: practitioner-only, S3 outside Appendix H, and S4 (section 6). */
export function isRestricted(product: Restrictable): boolean {
  return product.is_practitioner || !isAdvertisable(product);
}

/** Returns false for S3 and S4 items, which offers and the staff discount never apply to (rule selling-17). */
export function isDiscountable(product: Pick<Regulated, 'schedule'>): boolean {
  return product.schedule !== '3' && !isPrescriptionSchedule(product.schedule);
}

/** Returns false for S3 and S4 items and telehealth, which earn no rewards points (rule selling-29). */
export const earnsPoints = (item: { schedule: string | null; booking_type?: string | null }): boolean =>
  isDiscountable(item) && !item.booking_type;

/** Returns true for a gated product until the shopper signs in (section 6; rule selling-09). */
export function isGateClosed(product: { is_gated: boolean }, isSignedIn: boolean): boolean {
  return product.is_gated && !isSignedIn;
}

/** Returns true for items that require a pharmacist's review of the order (rule selling-06). */
export function needsPharmacistReview(product: Pick<Restrictable, 'schedule' | 'is_practitioner'>): boolean {
  return product.is_practitioner || Boolean(product.schedule);
}

/**
 * Returns the maximum quantity per order, 0 for no limit: 1 for scheduled medicines unless the product sets another.
 */
export function orderLimit(product: { order_limit: number; schedule: string | null }): number {
  if (product.order_limit > 0) return product.order_limit;
  return product.schedule ? 1 : 0;
}
