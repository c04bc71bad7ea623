import { ApiError, setCartUuid, useCartIdentity } from '@saltbush/shared-ui/platform';

const GONE_MESSAGES = new Set(['Cart not found', 'Cart UUID is missing', 'Cart token is missing']);

/** True when the cart behind this device's uuid was ordered, merged into another or never existed. */
export function isCartGone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'CART_CLOSED' || GONE_MESSAGES.has(error.message);
}

/** Forgets a cart that is gone, unless this device uses another one by now. */
export function forgetCart(uuid: string): void {
  if (useCartIdentity.getState().uuid === uuid) setCartUuid(null);
}
