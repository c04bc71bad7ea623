import { autoDeliveryPrice } from '../autodelivery/price';
import { earnsPoints } from '../products/regulation';
import { baseRewardPoints } from '../rewards';
import { DEFAULT_PRICE_TYPE, type Price, selectPrice } from './price-selection';

/** Properties of a product that the price of a line depends on. Money in cents. */
export interface LineProduct {
  prices: readonly Price[];
  schedule: string | null;
  booking_type?: string | null;
}

/** What is bought of a product. */
export interface LineChoice {
  quantity: number;
  /** Requested price type; `default` if omitted. */
  requested?: string;
  isAutoDelivery?: boolean;
}

/** The price of a line before promotions and offers. Money in cents. */
export interface LinePrice {
  type: string;
  unit: number;
  total: number;
  /** Base points that the line earns if no promotion or offer reduces it. */
  points: number;
}

/**
 * Returns what a quantity of a product costs and earns: the unit price that the quantity qualifies for (section 9), on
 * AutoDelivery its lower one. Carts and product pages use it, so that a page names the price that the cart asks.
 */
export function linePrice(product: LineProduct, choice: LineChoice): LinePrice {
  const { quantity, requested = DEFAULT_PRICE_TYPE, isAutoDelivery = false } = choice;
  const price = selectPrice(product.prices, { quantity, requested });
  const value = price?.value ?? 0;
  const unit = isAutoDelivery ? autoDeliveryPrice(product, value) : value;
  const total = unit * quantity;
  const points = earnsPoints(product) ? baseRewardPoints(total) : 0;
  return { type: price?.type ?? DEFAULT_PRICE_TYPE, unit, total, points };
}
