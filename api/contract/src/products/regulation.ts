/** Tag of schedule 3 products that may be advertised and sold freely (section 6). */
export const APPENDIX_H_TAG = 'S3_Appendix H';

/** What the rules for medicines ask of a product. `schedule` is '2', '3', '4', '4N' or empty. */
export interface Regulated {
  schedule: string | null;
  tags: readonly string[];
}

export interface Restrictable extends Regulated {
  is_practitioner: boolean;
}

/** Prescription-only: schedule 4 and 4N. */
export const isPrescriptionSchedule = (schedule: string | null): boolean =>
  schedule === '4' || schedule === '4N';

const isAppendixH = (product: Regulated) => product.tags.includes(APPENDIX_H_TAG);

/** Schedule 3 outside Appendix H, and schedule 4, may not be promoted to the public (rule advertising-01). */
export function isAdvertisable(product: Regulated): boolean {
  if (isPrescriptionSchedule(product.schedule)) return false;
  return product.schedule !== '3' || isAppendixH(product);
}

/** Practitioner-only, S3 (outside Appendix H) and S4 products are restricted (section 6). */
export function isRestricted(product: Restrictable): boolean {
  return product.is_practitioner || !isAdvertisable(product);
}

/** Offers and the staff discount never apply to S3 or S4 items (rule selling-17). */
export function isDiscountable(product: Pick<Regulated, 'schedule'>): boolean {
  return product.schedule !== '3' && !isPrescriptionSchedule(product.schedule);
}

/** A gated product is blocked until the shopper is signed in (section 6; rule selling-09). */
export function isGateClosed(product: { is_gated: boolean }, isSignedIn: boolean): boolean {
  return product.is_gated && !isSignedIn;
}

/** An order with such an item passes a pharmacist's review (rule selling-06). */
export function needsPharmacistReview(product: Pick<Restrictable, 'schedule' | 'is_practitioner'>): boolean {
  return product.is_practitioner || Boolean(product.schedule);
}

/** Most units of the product in one order, 0 for no limit: scheduled medicines have 1 unless the product says more. */
export function orderLimit(product: { order_limit: number; schedule: string | null }): number {
  if (product.order_limit > 0) return product.order_limit;
  return product.schedule ? 1 : 0;
}
