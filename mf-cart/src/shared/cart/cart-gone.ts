import { hasCode, setCartUuid, useCartIdentity } from '@saltbush/shared-ui/platform';

/** True when the cart behind this device's uuid was ordered, merged into another or never existed. */
export const isCartGone = (error: unknown): boolean =>
  hasCode(error, 'CART_CLOSED', 'CART_NOT_FOUND', 'CART_UUID_MISSING', 'CART_TOKEN_MISSING');

/** Forgets a cart that is gone, unless this device uses another one by now. */
export function forgetCart(uuid: string): void {
  if (useCartIdentity.getState().uuid === uuid) setCartUuid(null);
}
