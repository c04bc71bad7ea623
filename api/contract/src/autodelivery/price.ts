import { percentOf } from '../money';
import { AUTODELIVERY_PERCENT } from '../pricing/price-cart';
import { isDiscountable, type Regulated } from '../products/regulation';

/**
 * Returns the AutoDelivery unit price in cents; schedule 3 and 4 products are not discounted (rules selling-15,
 * advertising-01).
 */
export const autoDeliveryPrice = (product: Pick<Regulated, 'schedule'>, cents: number): number =>
  isDiscountable(product) ? cents - percentOf(cents, AUTODELIVERY_PERCENT) : cents;
