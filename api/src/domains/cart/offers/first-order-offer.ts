import type { OfferDocument } from '../../promotions';
import type { CartContext } from '../context';
import { earlierOrder } from '../hooks';

/** Whether an offer is for first orders only. */
export const isForFirstOrders = (offer: OfferDocument | null): boolean =>
  offer?.effect.kind === 'percent_off' && offer.effect.first_order_only;

/**
 * Returns true if the offer is for first orders and the caller's own account has ordered before. It says nothing about
 * whoever owns the cart's e-mail: that is decided where the order is stored (decision 0030).
 */
export async function isOfferUsedUp(
  { hooks, user }: Pick<CartContext, 'hooks' | 'user'>,
  offer: OfferDocument,
): Promise<boolean> {
  if (!user || !isForFirstOrders(offer)) return false;
  return (await hooks.call(earlierOrder, { userId: user.id })).length > 0;
}
