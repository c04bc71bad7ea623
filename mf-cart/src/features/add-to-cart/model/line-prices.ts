import { linePrice } from '@saltbush/contract';
import type { PurchaseProduct } from '@saltbush/shared-ui/platform';

/** Returns what a quantity of a product costs, bought once and by AutoDelivery, as the cart will price its line. */
export function linePrices(product: PurchaseProduct, quantity: number) {
  const { prices, schedule, bookingType, priceType } = product;
  const priceOf = (isAutoDelivery: boolean) =>
    linePrice(
      { prices, schedule, booking_type: bookingType },
      { quantity, requested: priceType, isAutoDelivery },
    );
  return { once: priceOf(false), autoDelivery: priceOf(true) };
}
