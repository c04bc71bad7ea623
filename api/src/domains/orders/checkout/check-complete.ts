import { checkoutBlocker, firstIncompleteSection } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import type { CartView } from '../../cart';
import type { ShippingMethod } from '../../fulfilment';
import { blockedError } from './checkout-errors';

/** @throws {BusinessError} for whatever prevents the cart from being ordered */
export function checkComplete(view: CartView, method: ShippingMethod | null, isSignedIn: boolean): void {
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
