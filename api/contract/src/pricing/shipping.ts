import { formatMoney } from '../money';

export const STANDARD_PRICE = 795;
export const EXPRESS_PRICE = 1295;
export const SAME_DAY_PRICE = 1495;
/** Item total, in cents, from which standard delivery is free (rule selling-18). */
export const FREE_STANDARD_FROM = 5000;
/** Item total, in cents, from which express delivery is free. */
export const FREE_EXPRESS_FROM = 9900;

export const SHIPPING_METHOD_IDS = ['same-day', 'express', 'standard', 'click-and-collect'] as const;
export type ShippingMethodId = (typeof SHIPPING_METHOD_IDS)[number];

export function isShippingMethodId(id: string): id is ShippingMethodId {
  return (SHIPPING_METHOD_IDS as readonly string[]).includes(id);
}

/** What delivery prices depend on. */
export interface ShippingBasis {
  /**
   * Total of the shipped lines in cents, before discounts, so that an offer code never costs the shopper free delivery.
   */
  itemTotal: number;
  /** Whether an offer or the products themselves make standard delivery free. */
  freeStandard: boolean;
}

/** Returns a method's price in cents. */
export function shippingPrice(method: ShippingMethodId, { itemTotal, freeStandard }: ShippingBasis): number {
  switch (method) {
    case 'standard':
      return freeStandard || itemTotal >= FREE_STANDARD_FROM ? 0 : STANDARD_PRICE;
    case 'express':
      return itemTotal >= FREE_EXPRESS_FROM ? 0 : EXPRESS_PRICE;
    case 'same-day':
      return SAME_DAY_PRICE;
    case 'click-and-collect':
      return 0;
  }
}

/** Formats a delivery price for shoppers: "free" or "$7.95" (section 3.f). */
export const displayShippingPrice = (cents: number): string => (cents === 0 ? 'free' : formatMoney(cents));

/** Returns the message about how much more to spend for free delivery, or that it applies (section 2.15). */
export function freeShippingMessage(
  { itemTotal, freeStandard }: ShippingBasis,
  { standardAvailable = true }: { standardAvailable?: boolean } = {},
): string {
  if (itemTotal >= FREE_EXPRESS_FROM) return 'You have free express delivery.';
  const toExpress = formatMoney(FREE_EXPRESS_FROM - itemTotal);
  if (!standardAvailable) return `Spend ${toExpress} more for free express delivery.`;
  if (freeStandard || itemTotal >= FREE_STANDARD_FROM) {
    return `You have free standard delivery. Spend ${toExpress} more for free express delivery.`;
  }
  return `Spend ${formatMoney(FREE_STANDARD_FROM - itemTotal)} more for free standard delivery.`;
}
