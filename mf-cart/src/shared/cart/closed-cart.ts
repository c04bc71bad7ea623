import { hasCode, setCartUuid, useCartIdentity } from '@saltbush/shared-ui/platform';

/** Returns true if this device's cart was ordered, was merged into another or never existed. */
export const isCartClosed = (error: unknown): boolean =>
  hasCode(error, 'CART_CLOSED', 'CART_NOT_FOUND', 'CART_UUID_MISSING', 'CART_TOKEN_MISSING');

/** Clears a closed cart from this device, unless it already uses another one. */
export function clearClosedCart(uuid: string): void {
  if (useCartIdentity.getState().uuid === uuid) setCartUuid(null);
}
