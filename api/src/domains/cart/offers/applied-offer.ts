import { shippingPrice } from '@saltbush/contract';
import type { ShippingMethod } from '../../fulfilment';
import type { OfferDocument } from '../../promotions';
import type { CartView } from '../view/cart-view';
import { parcelOf } from '../view/parcel';

/**
 * Returns the offer that an order of a cart is cheaper for: it takes a use of it, and nothing else is asked of its customer.
 * @param method the chosen delivery; null for none
 * @returns null if none is entered, or if it gives nothing to these lines and this delivery
 */
export function appliedOffer(
  view: Pick<CartView, 'document' | 'lines' | 'offer' | 'parcel' | 'pricing'>,
  method: Pick<ShippingMethod, 'id'> | null,
): OfferDocument | null {
  const { offer, pricing, parcel, lines, document } = view;
  if (!offer) return null;
  if (offer.effect.kind === 'percent_off') return pricing.offer_applies ? offer : null;
  if (!method) return null;
  const without = parcelOf(lines, null, document);
  return shippingPrice(method.id, parcel) < shippingPrice(method.id, without) ? offer : null;
}
