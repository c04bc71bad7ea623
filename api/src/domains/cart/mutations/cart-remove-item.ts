import type { CartRemoveItemInput } from '../../../generated/resolvers';
import { requireCartUuid } from '../access';
import type { CartContext } from '../context';
import { updateCart } from '../update-cart';
import { cartPayload } from './payload';

/** Removes a line; a line already removed, for example in another tab, is not an error. */
export async function cartRemoveItem(
  _root: unknown,
  { input }: { input: CartRemoveItemInput },
  ctx: CartContext,
) {
  const cart = await updateCart(ctx, requireCartUuid(input.cart_uuid), ({ items }) => {
    const left = items.filter(({ id }) => id !== input.item_id);
    return left.length === items.length ? null : { items: left };
  });
  return cartPayload(ctx, cart);
}
