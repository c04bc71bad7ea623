import { percentOf } from '../money';
import { isDiscountable, type Regulated } from '../products/regulation';

/** AutoDelivery discount in per cent (rule selling-15). */
export const AUTODELIVERY_PERCENT = 5;

/**
 * Returns the AutoDelivery unit price in cents; schedule 3 and 4 products are not discounted (rules selling-15,
 * advertising-01).
 */
export const autoDeliveryPrice = (product: Pick<Regulated, 'schedule'>, cents: number): number =>
  isDiscountable(product) ? cents - percentOf(cents, AUTODELIVERY_PERCENT) : cents;
