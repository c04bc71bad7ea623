import { formatMoney } from '../money';

/** What can reduce an order. */
export type DiscountKind = 'promotions' | 'offer' | 'staff';

/** What one kind took off, in cents. */
export interface OrderDiscount {
  kind: string;
  amount: number;
}

/** What the totals of an order are made of. Money in cents. */
export interface SummedOrder {
  order_total: number;
  shipping_total: number;
  discount_total: number;
  offer_code?: string | null;
  /** By kind; empty or missing where it was not kept, as in orders of earlier releases. */
  discounts?: readonly OrderDiscount[] | null;
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

/** Discounts of which the kind is not known. */
const UNSPLIT = 'discounts';

/** A kind of discount in words, and what it took off in cents. */
export interface DiscountRow {
  /** Such as "promotions" or "the code WELCOME10". */
  name: string;
  amount: number;
}

/**
 * Returns what reduced the lines of an order, one row for each kind. Where the kinds were not kept, all of it is one row,
 * which names no code: a promotion may be in it.
 */
export function discountRows({
  discount_total,
  offer_code,
  discounts,
}: Omit<SummedOrder, 'order_total' | 'shipping_total'>): DiscountRow[] {
  if (discount_total <= 0) return [];
  const kept = (discounts ?? []).filter(({ amount }) => amount > 0);
  if (kept.length === 0) return [{ name: UNSPLIT, amount: discount_total }];
  const names: Readonly<Record<string, string>> = {
    promotions: 'promotions',
    offer: offer_code ? `the code ${offer_code}` : 'an offer',
    staff: 'staff discount',
  };
  return kept.map(({ kind, amount }) => ({ name: names[kind] ?? UNSPLIT, amount }));
}

/** @returns "after $6.85 by promotions and $17.54 by the code WELCOME10"; null if nothing was taken off. */
function noteOf(rows: readonly DiscountRow[]): string | null {
  const parts = rows.map(({ name, amount }) => {
    return `${formatMoney(amount)} ${name === UNSPLIT ? 'in' : 'by'} ${name}`;
  });
  return parts.length > 0 ? `after ${parts.join(' and ')}` : null;
}

/**
 * Returns the column of figures below an order's lines, the same on screen, on paper and in mails: the lines add up to
 * `items`, and `items` and `delivery` to `total` (rule selling-30).
 */
export function orderSums({ order_total, shipping_total, ...order }: SummedOrder): OrderSums {
  return {
    items: order_total - shipping_total,
    delivery: shipping_total,
    total: order_total,
    note: noteOf(discountRows(order)),
  };
}
