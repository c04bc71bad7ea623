import type { CartRemoveItemInput } from '../../../generated/resolvers';
import type { ApiContext } from '../../../server/context';
import { requireCartUuid } from '../access';
import { updateCart } from '../update-cart';
import { cartPayload } from './payload';

/** Removes a line; one that is already gone (another tab was faster) is no error. */
export async function cartRemoveItem(
  _root: unknown,
  { input }: { input: CartRemoveItemInput },
  ctx: ApiContext,
) {
  const cart = await updateCart(ctx, requireCartUuid(input.cart_uuid), ({ items }) => {
    const left = items.filter(({ id }) => id !== input.item_id);
    return left.length === items.length ? null : { items: left };
  });
  return cartPayload(ctx, cart);
}
