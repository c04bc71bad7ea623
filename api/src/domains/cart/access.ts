import { BusinessError } from '../../lib/errors';
import type { CartContext } from './context';
import type { CartDocument } from './documents';
import { findCart, isUserCart } from './store';

/** Errors for a cart call without a cart id; both messages are required (section 8). */
const MISSING = {
  uuid: () => new BusinessError('CART_UUID_MISSING'),
  token: () => new BusinessError('CART_TOKEN_MISSING'),
};

export const cartClosed = () => new BusinessError('CART_CLOSED');

/** Returns the call's cart id. Throws `CART_UUID_MISSING`, or `CART_TOKEN_MISSING` where section 8 requires it. */
export function requireCartUuid(
  uuid: string | null | undefined,
  message: keyof typeof MISSING = 'uuid',
): string {
  if (!uuid) throw MISSING[message]();
  return uuid;
}

/**
 * Returns an open cart the caller may use.
 * @throws {BusinessError} `CART_NOT_FOUND` (also for other users' carts), `CART_CLOSED`, or `SIGN_IN_REQUIRED` for a
 * guest who holds the uuid of a user's cart: their session has ended, and the cart waits for them
 */
export async function openCart(ctx: Pick<CartContext, 'db' | 'user'>, uuid: string): Promise<CartDocument> {
  const cart = await findCart(ctx.db, uuid, ctx.user?.id ?? null);
  if (!cart && !ctx.user && (await isUserCart(ctx.db, uuid))) {
    throw new BusinessError('SIGN_IN_REQUIRED', { reason: 'session' });
  }
  if (!cart) throw new BusinessError('CART_NOT_FOUND');
  if (cart.status === 'ordered') throw cartClosed();
  if (cart.status === 'merged') throw new BusinessError('CART_NOT_FOUND');
  return cart;
}
