import { randomUUID } from 'node:crypto';
import type { CartContext } from '../context';
import type { CartDocument } from '../documents';
import { newCart } from '../new-cart';
import { findUserCart, insertCart } from '../store';
import { cartPayload } from './payload';

/** Returns the caller's starting cart: a user's open one if there is one, else a new one. */
async function firstCart(ctx: CartContext): Promise<CartDocument> {
  const cart = newCart(randomUUID(), ctx.user?.id ?? null, ctx.clock.now());
  if (!ctx.user) {
    await ctx.limits.count('cartByAddress', ctx.clientAddress);
    await insertCart(ctx.db, cart);
    return cart;
  }
  const userCart = await findUserCart(ctx.db, ctx.user.id);
  if (userCart) return userCart;
  if (await insertCart(ctx.db, cart)) return cart;
  return (await findUserCart(ctx.db, ctx.user.id)) ?? firstCart(ctx);
}

/** Creates an empty cart; a signed-in user gets their open one if there is one. */
export async function cartCreate(_root: unknown, _args: unknown, ctx: CartContext) {
  return cartPayload(ctx, await firstCart(ctx));
}
