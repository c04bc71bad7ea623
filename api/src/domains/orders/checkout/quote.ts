import { gstIncluded } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { appliedOffer, type CartView } from '../../cart';
import type { ShippingMethod } from '../../fulfilment';
import type { OfferDocument } from '../../promotions';
import type { OrdersContext } from '../context';
import { type Collection, collectionOf } from '../shelf/collection';
import { checkComplete } from './check-complete';

/** The cost of a future order. Money in cents. */
export interface Quote {
  method: ShippingMethod | null;
  /** Null where nothing is collected. */
  collection: Collection | null;
  /** The offer that the total is lower for. */
  offer: OfferDocument | null;
  shipping_total: number;
  order_total: number;
  gst_total: number;
}

/**
 * Checks everything that must hold before payment and calculates the total.
 * @param isShelfUsed false takes what is collected from the central stock alone
 * @throws {BusinessError} the errors of `checkout_place_order`
 */
export async function quoteOrder(
  ctx: Pick<OrdersContext, 'user'>,
  view: CartView,
  expectedTotal: number | null,
  isShelfUsed = true,
): Promise<Quote> {
  const method = await view.shippingMethod();
  checkComplete(view, method, ctx.user !== null);
  const shipping = method?.price ?? 0;
  const total = view.pricing.cart_subtotal + shipping;
  if (expectedTotal !== null && expectedTotal !== total) {
    throw new BusinessError('TOTAL_CHANGED', { total });
  }
  return {
    method,
    collection: await collectionOf(view, method, isShelfUsed),
    offer: appliedOffer(view, method),
    shipping_total: shipping,
    order_total: total,
    gst_total: view.pricing.gst_total + gstIncluded(shipping),
  };
}
