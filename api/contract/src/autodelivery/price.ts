import { percentOf } from '../money';
import { AUTODELIVERY_PERCENT } from '../pricing/price-cart';
import { isDiscountable, type Regulated } from '../products/regulation';

/** Cents of one unit on AutoDelivery; schedule 3 and 4 keep their price (rules selling-15, advertising-01). */
export const autoDeliveryPrice = (product: Pick<Regulated, 'schedule'>, cents: number): number =>
  isDiscountable(product) ? cents - percentOf(cents, AUTODELIVERY_PERCENT) : cents;
