import { listOffers, type OfferDocument, usedBy, usesOfEach } from '../../promotions';
import type { CartContext } from '../context';
import { accountCustomer } from './offer-customer';

/** Lists the running offers that are open to everyone, without those whose uses the caller's account has taken. */
export async function availableOffers(
  { db, user }: Pick<CartContext, 'db' | 'user'>,
  now: Date,
): Promise<OfferDocument[]> {
  const offers = await listOffers(db, now);
  if (!user || offers.every((offer) => usesOfEach(offer) === null)) return offers;
  const { own } = await accountCustomer(db, user.id);
  const used = await usedBy(db, offers, own);
  return offers.filter(({ _id }) => !used.has(_id));
}
