import { listOffers, type OfferDocument, usedBy, usesOfEach } from '../../promotions';
import type { CartContext } from '../context';
import { earlierOrder } from '../hooks';
import { isForFirstOrders } from './entered-offer';
import { accountCustomer } from './offer-customer';

/** Lists the running offers that are open to everyone, without those that the caller's account cannot use any more. */
export async function availableOffers(
  { db, hooks, user }: Pick<CartContext, 'db' | 'hooks' | 'user'>,
  now: Date,
): Promise<OfferDocument[]> {
  const offers = await listOffers(db, now);
  if (!user) return offers;
  const hasOrdered =
    offers.some(isForFirstOrders) && (await hooks.call(earlierOrder, { userId: user.id })).length > 0;
  const open = hasOrdered ? offers.filter((offer) => !isForFirstOrders(offer)) : offers;
  if (open.every((offer) => usesOfEach(offer) === null)) return open;
  const { own } = await accountCustomer(db, user.id);
  const used = await usedBy(db, open, own);
  return open.filter(({ _id }) => !used.has(_id));
}
