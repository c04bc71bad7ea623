import type { CheckoutBlocker, LineError } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import type { CartView } from '../../cart';

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

/** Returns the error for what prevents a cart from being ordered. */
export function blockedError(blocker: CheckoutBlocker, view: CartView): BusinessError {
  if (blocker === 'CART_ITEM_ERRORS') return itemsError(view);
  if (blocker === 'SIGN_IN_REQUIRED') return new BusinessError(blocker, { reason: 'cart' });
  return new BusinessError(blocker);
}
