import type { CartRemoveOfferInput } from '../../../generated/resolvers';
import type { ApiContext } from '../../../server/context';
import { requireCartUuid } from '../access';
import { updateCart } from '../update-cart';
import { cartPayload } from './payload';

/** Takes the offer off the cart. */
export async function cartRemoveOffer(
  _root: unknown,
  { input }: { input: CartRemoveOfferInput },
  ctx: ApiContext,
) {
  const cart = await updateCart(ctx, requireCartUuid(input.cart_uuid), ({ offer_code }) =>
    offer_code === null ? null : { offer_code: null },
  );
  return cartPayload(ctx, cart);
}
