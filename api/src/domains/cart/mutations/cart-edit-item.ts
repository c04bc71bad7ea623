import { normaliseCartQuantity } from '@saltbush/contract';
import type { CartEditItemInput } from '../../../generated/resolvers';
import { notFound } from '../../../lib/errors';
import { requireCartUuid } from '../access';
import type { CartContext } from '../context';
import { updateCart } from '../update-cart';
import { invalidQuantity } from './cart-add-item';
import { itemPayload } from './payload';

/** Sets the quantity of a line. */
export async function cartEditItem(
  _root: unknown,
  { input }: { input: CartEditItemInput },
  ctx: CartContext,
) {
  const uuid = requireCartUuid(input.cart_uuid);
  const quantity = normaliseCartQuantity(input.quantity);
  if (quantity === null) throw invalidQuantity();
  const cart = await updateCart(ctx, uuid, ({ items }) => {
    if (!items.some(({ id }) => id === input.item_id)) throw notFound('Cart item');
    return { items: items.map((item) => (item.id === input.item_id ? { ...item, quantity } : item)) };
  });
  return itemPayload(ctx, cart, input.item_id);
}
