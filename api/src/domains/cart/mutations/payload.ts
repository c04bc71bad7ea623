import { notFound } from '../../../lib/errors';
import type { CartContext } from '../context';
import type { CartDocument } from '../documents';
import type { CartLineView, CartView } from '../view/cart-view';
import { loadCartView } from '../view/load-cart-view';

/** Returns the payload of a mutation: the cart after the change. */
export async function cartPayload(ctx: CartContext, document: CartDocument): Promise<{ cart: CartView }> {
  return { cart: await loadCartView(ctx, document) };
}

/** Returns the payload of a mutation on one line. Throws `NOT_FOUND`. */
export async function itemPayload(
  ctx: CartContext,
  document: CartDocument,
  itemId: string,
): Promise<{ cart: CartView; item: CartLineView }> {
  const cart = await loadCartView(ctx, document);
  const item = cart.lines.find((line) => line.item.id === itemId);
  if (!item) throw notFound('Cart item');
  return { cart, item };
}
