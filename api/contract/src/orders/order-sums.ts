import { formatMoney } from '../money';

/** What the totals of an order are made of. Money in cents. */
export interface SummedOrder {
  order_total: number;
  shipping_total: number;
  discount_total: number;
  offer_code?: string | null;
}

/** The column below an order's lines. Money in cents. */
export interface OrderSums {
  /** The sum of the lines: each has what is paid for it, after every discount. */
  items: number;
  delivery: number;
  total: number;
  /** What the discounts in the lines come to; null if there are none. */
  note: string | null;
}

/**
 * Returns the column of figures below an order's lines, the same on screen, on paper and in mails: the lines add up to
 * `items`, and `items` and `delivery` to `total` (rule selling-30).
 */
export function orderSums({
  order_total,
  shipping_total,
  discount_total,
  offer_code,
}: SummedOrder): OrderSums {
  const code = offer_code ? ` (${offer_code})` : '';
  return {
    items: order_total - shipping_total,
    delivery: shipping_total,
    total: order_total,
    note: discount_total > 0 ? `after ${formatMoney(discount_total)} in discounts${code}` : null,
  };
}
