import type { CartRemoveOfferInput } from '../../../generated/resolvers';
import { requireCartUuid } from '../access';
import type { CartContext } from '../context';
import { updateCart } from '../update-cart';
import { cartPayload } from './payload';

/** Removes the offer from the cart. */
export async function cartRemoveOffer(
  _root: unknown,
  { input }: { input: CartRemoveOfferInput },
  ctx: CartContext,
) {
  const cart = await updateCart(ctx, requireCartUuid(input.cart_uuid), ({ offer_code }) =>
    offer_code === null ? null : { offer_code: null },
  );
  return cartPayload(ctx, cart);
}
