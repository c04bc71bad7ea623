import { checkoutBlocker, firstIncompleteSection, formatMoney, gstIncluded } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import type { ApiContext } from '../../../server/context';
import { isOfferUsedUp } from '../../cart/mutations/cart-set-offer-by-code';
import type { CartView } from '../../cart/view/cart-view';
import type { ShippingMethod } from '../../fulfilment/shipping-methods';

/** What an order will cost. Money in cents. */
export interface Quote {
  method: ShippingMethod | null;
  shipping_total: number;
  order_total: number;
  gst_total: number;
}

/** Lines that cannot be ordered, for `extensions.items`. */
export function itemErrors(view: CartView): { item_id: string; code: string; message: string }[] {
  return view.lines.flatMap(({ item, errors }) =>
    errors.map(({ code, message }) => ({ item_id: item.id, code, message })),
  );
}

/** A line cannot be ordered: which, and why, is in `extensions.items`. */
export function itemsError(view: CartView): BusinessError {
  const items = itemErrors(view);
  const message =
    items.length === 1 && items[0] ? items[0].message : 'Some items in your cart need your attention.';
  return new BusinessError(message, 'CART_ITEM_ERRORS', { items });
}

function blockedError(message: string, view: CartView, isSignedIn: boolean): BusinessError {
  if (view.lines.length === 0) return new BusinessError(message, 'CART_EMPTY');
  if (view.requiresLogin && !isSignedIn) return new BusinessError(message, 'SIGN_IN_REQUIRED');
  if (itemErrors(view).length > 0) return itemsError(view);
  return new BusinessError(message, 'QUESTIONNAIRE_REQUIRED');
}

/** Raises what keeps the cart from being ordered. */
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
  if (blocker) throw blockedError(blocker, view, isSignedIn);
  const section = firstIncompleteSection(cart);
  if (section) {
    const message =
      section === 'contact'
        ? 'Please complete your contact details.'
        : 'Please complete your delivery details.';
    throw new BusinessError(message, 'INCOMPLETE', { section });
  }
}

/**
 * Checks everything that must hold before money moves, and works out the total. Raises the errors of
 * `checkout_place_order`.
 */
export async function quoteOrder(
  ctx: Pick<ApiContext, 'db' | 'user'>,
  view: CartView,
  expectedTotal: number | null,
): Promise<Quote> {
  const method = await view.shippingMethod();
  checkComplete(view, method, ctx.user !== null);
  if (view.offer && (await isOfferUsedUp(ctx, view.offer, view.document.user_email))) {
    throw new BusinessError('This offer is for your first order only.', 'INVALID_OFFER');
  }
  const shipping = method?.price ?? 0;
  const total = view.pricing.cart_subtotal + shipping;
  if (expectedTotal !== null && expectedTotal !== total) {
    const message = `Your total is now ${formatMoney(total)}. Please review your order.`;
    throw new BusinessError(message, 'TOTAL_CHANGED', { total });
  }
  return {
    method,
    shipping_total: shipping,
    order_total: total,
    gst_total: view.pricing.gst_total + gstIncluded(shipping),
  };
}
