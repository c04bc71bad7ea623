import { randomUUID } from 'node:crypto';
import type { CartContext } from '../context';
import type { CartDocument } from '../documents';
import { newCart } from '../new-cart';
import { findUserCart, insertCart } from '../store';
import { cartPayload } from './payload';

/** The caller's cart to begin with: a user's own open one where there is one, else a new one. */
async function firstCart(ctx: CartContext): Promise<CartDocument> {
  const cart = newCart(randomUUID(), ctx.user?.id ?? null, ctx.clock.now());
  if (!ctx.user) {
    await insertCart(ctx.db, cart);
    return cart;
  }
  const own = await findUserCart(ctx.db, ctx.user.id);
  if (own) return own;
  if (await insertCart(ctx.db, cart)) return cart;
  return (await findUserCart(ctx.db, ctx.user.id)) ?? firstCart(ctx);
}

/** Makes an empty cart; a signed-in user gets their open one where there is one. */
export async function cartCreate(_root: unknown, _args: unknown, ctx: CartContext) {
  return cartPayload(ctx, await firstCart(ctx));
}
