import type { OfferRefusal } from '@saltbush/contract';
import type { CartSetOfferByCodeInput } from '../../../generated/resolvers';
import { BusinessError } from '../../../lib/errors';
import { openCart, requireCartUuid } from '../access';
import type { CartContext } from '../context';
import { updateCart } from '../update-cart';
import { loadCartView } from '../view/load-cart-view';
import { cartPayload } from './payload';

const invalidOffer = (refusal: OfferRefusal) => new BusinessError('INVALID_OFFER', refusal);

/** Limits attempts, so that codes meant for other customers cannot be guessed. Throws `RATE_LIMITED`. */
async function countAttempt({ limits, clientAddress, user }: CartContext): Promise<void> {
  await limits.count('offerByAddress', clientAddress);
  if (user) await limits.count('offerByUser', user.id);
}

/** Applies an offer to the cart. Offers never apply to S3 or S4 items (rule selling-17). */
export async function cartSetOfferByCode(
  _root: unknown,
  { input }: { input: CartSetOfferByCodeInput },
  ctx: CartContext,
) {
  const uuid = requireCartUuid(input.cart_uuid);
  const document = await openCart(ctx, uuid);
  await countAttempt(ctx);
  const { offer, offerRefusal } = await loadCartView(ctx, { ...document, offer_code: input.code });
  if (!offer || offerRefusal) throw invalidOffer(offerRefusal ?? { reason: 'unknown' });
  const cart = await updateCart(ctx, uuid, () => ({ offer_code: offer._id }));
  return { offer, ...(await cartPayload(ctx, cart)) };
}
