import {
  DELIVERY_METHODS,
  FREE_EXPRESS_FROM,
  FREE_STANDARD_FROM,
  type ShippingMethodId,
} from '../delivery/delivery-methods';
import { formatMoney } from '../money';

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
  const { price, freeFrom, freeByOffer } = DELIVERY_METHODS[method];
  const isFree = (freeByOffer && freeStandard) || (freeFrom !== null && itemTotal >= freeFrom);
  return isFree ? 0 : price;
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
