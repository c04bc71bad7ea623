import {
  type CheckoutBlocker,
  checkoutBlocker,
  firstIncompleteSection,
  gstIncluded,
  type LineError,
} from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { type CartView, isOfferUsedUp } from '../../cart';
import type { ShippingMethod } from '../../fulfilment';
import type { OrdersContext } from '../context';

/** The cost of a future order. Money in cents. */
export interface Quote {
  method: ShippingMethod | null;
  shipping_total: number;
  order_total: number;
  gst_total: number;
}

/** Lines that cannot be ordered, for `extensions.items`. */
export function itemErrors(view: CartView): (LineError & { item_id: string })[] {
  return view.lines.flatMap(({ item, errors }) =>
    errors.map(({ code, message }) => ({ item_id: item.id, code, message })),
  );
}

/** Some lines cannot be ordered: `extensions.items` has which and why. */
export function itemsError(view: CartView): BusinessError {
  return new BusinessError('CART_ITEM_ERRORS', { items: itemErrors(view) });
}

function blockedError(blocker: CheckoutBlocker, view: CartView): BusinessError {
  if (blocker === 'CART_ITEM_ERRORS') return itemsError(view);
  if (blocker === 'SIGN_IN_REQUIRED') return new BusinessError(blocker, { reason: 'cart' });
  return new BusinessError(blocker);
}

/** @throws {BusinessError} for whatever prevents the cart from being ordered */
function checkComplete(view: CartView, method: ShippingMethod | null, isSignedIn: boolean): void {
  const { document } = view;
  const location = method?.locations.find(({ id }) => id === document.cnc_location_id) ?? null;
  const cart = {
    ...document,
    num_items: view.pricing.num_items,
    requires_shipping: view.requiresShipping,
    requires_login: view.requiresLogin,
    requires_questionnaire: view.requiresQuestionnaire,
    shipping_method: method,
    cnc_location: location,
    items: view.lines,
  };
  const blocker = checkoutBlocker(cart, isSignedIn);
  if (blocker) throw blockedError(blocker, view);
  const section = firstIncompleteSection(cart);
  if (section) {
    throw new BusinessError('INCOMPLETE', { section });
  }
}

/**
 * Checks everything that must hold before payment and calculates the total.
 * @throws {BusinessError} the errors of `checkout_place_order`
 */
export async function quoteOrder(
  ctx: Pick<OrdersContext, 'hooks' | 'user'>,
  view: CartView,
  expectedTotal: number | null,
): Promise<Quote> {
  const method = await view.shippingMethod();
  checkComplete(view, method, ctx.user !== null);
  if (view.offer && (await isOfferUsedUp(ctx, view.offer))) {
    throw new BusinessError('INVALID_OFFER', { reason: 'first_order_only' });
  }
  const shipping = method?.price ?? 0;
  const total = view.pricing.cart_subtotal + shipping;
  if (expectedTotal !== null && expectedTotal !== total) {
    throw new BusinessError('TOTAL_CHANGED', { total });
  }
  return {
    method,
    shipping_total: shipping,
    order_total: total,
    gst_total: view.pricing.gst_total + gstIncluded(shipping),
  };
}
