import type { PricedCart } from '../pricing/cart-pricing';

/** What can reduce an order. */
export type DiscountKind = 'promotions' | 'offer' | 'staff';

/** What one kind took off, in cents. */
export interface OrderDiscount<Kind extends string = string> {
  kind: Kind;
  amount: number;
}

type Reduced = Pick<
  PricedCart,
  'promotion_discount_total' | 'non_staff_discount_total' | 'staff_discount_value'
>;

/** Returns what of a cart's discounts each kind took off, in the order in which they apply. */
export function discountsOf(pricing: Reduced): OrderDiscount<DiscountKind>[] {
  const { promotion_discount_total, non_staff_discount_total, staff_discount_value } = pricing;
  const kinds: OrderDiscount<DiscountKind>[] = [
    { kind: 'promotions', amount: promotion_discount_total },
    { kind: 'offer', amount: non_staff_discount_total - promotion_discount_total },
    { kind: 'staff', amount: staff_discount_value },
  ];
  return kinds.filter(({ amount }) => amount > 0);
}

/** What the discounts of an order or cart are made of. Money in cents. */
export interface Discounted {
  discount_total: number;
  offer_code?: string | null;
  /** By kind; empty or missing where it was not kept, as in orders of earlier releases. */
  discounts?: readonly OrderDiscount[] | null;
}

/** What the totals of an order are made of. Money in cents. */
export interface SummedOrder extends Discounted {
  order_total: number;
  shipping_total: number;
}

/** A kind of discount in words, such as "Promotions" or "Code WELCOME10", and what it took off in cents. */
export interface DiscountRow {
  name: string;
  amount: number;
}

/** The column below an order's lines. Money in cents. */
export interface OrderSums {
  /** The sum of the lines, each before its discounts. */
  items: number;
  /** What is taken off, one row for each kind. */
  discounts: DiscountRow[];
  delivery: number;
  total: number;
}

/** Discounts of which the kind is not known. */
const UNSPLIT = 'Discounts';

/**
 * Returns what reduced the lines of an order, one row for each kind, which no other has the name of. Where the kinds were not
 * kept, all of it is one row, which names no code: a promotion may be in it.
 */
export function discountRows({ discount_total, offer_code, discounts }: Discounted): DiscountRow[] {
  if (discount_total <= 0) return [];
  const kept = (discounts ?? []).filter(({ amount }) => amount > 0);
  if (kept.length === 0) return [{ name: UNSPLIT, amount: discount_total }];
  const names: Readonly<Record<string, string>> = {
    promotions: 'Promotions',
    offer: offer_code ? `Code ${offer_code}` : 'Offer',
    staff: 'Staff discount',
  };
  return kept.map(({ kind, amount }) => ({ name: names[kind] ?? UNSPLIT, amount }));
}

/** Returns what a line of an order costs before its discounts, in cents: what the column of lines shows. */
export const lineBeforeDiscounts = ({
  quantity,
  unit_price,
}: {
  quantity: number;
  unit_price: number;
}): number => quantity * unit_price;

/**
 * Returns the column of figures below an order's lines, the same on screen, on paper and in mails: the lines add up to
 * `items`; `items` less `discounts` and with `delivery` is `total` (rule selling-30).
 */
export function orderSums({ order_total, shipping_total, ...order }: SummedOrder): OrderSums {
  return {
    items: order_total - shipping_total + order.discount_total,
    discounts: discountRows(order),
    delivery: shipping_total,
    total: order_total,
  };
}
