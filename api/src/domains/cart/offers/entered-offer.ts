import type { LostOffer } from '@saltbush/contract';
import { findRunningOffer, type OfferDocument, usedBy, usesOfEach } from '../../promotions';
import type { CartContext } from '../context';
import { earlierOrder } from '../hooks';
import { accountCustomer } from './offer-customer';

/** Whether an offer is for first orders only. */
export const isForFirstOrders = (offer: OfferDocument | null): boolean =>
  offer?.effect.kind === 'percent_off' && offer.effect.first_order_only;

/**
 * Returns why the caller's own account cannot use an offer any more; null if it can, and for guests. It says nothing about
 * whoever owns the cart's e-mail: that is decided where the order is stored (decision 0030).
 */
async function accountRefusal(
  { db, hooks, user }: Pick<CartContext, 'db' | 'hooks' | 'user'>,
  offer: OfferDocument,
): Promise<LostOffer | null> {
  if (!user) return null;
  const isLater = isForFirstOrders(offer) && (await hooks.call(earlierOrder, { userId: user.id })).length > 0;
  if (isLater) return 'first_order_only';
  if (usesOfEach(offer) === null) return null;
  const { own } = await accountCustomer(db, user.id);
  return (await usedBy(db, [offer], own)).has(offer._id) ? 'used_by_you' : null;
}

/** The offer of an entered code, or why it is none for this shopper; neither if none is entered. */
export interface EnteredOffer {
  offer: OfferDocument | null;
  lostOffer: LostOffer | null;
}

/** Returns the offer of an entered code, unless it does not run, or the shopper's account cannot use it. */
export async function enteredOffer(
  ctx: Pick<CartContext, 'db' | 'hooks' | 'user'>,
  code: string | null,
  now: Date,
): Promise<EnteredOffer> {
  if (!code) return { offer: null, lostOffer: null };
  const { offer, refusal } = await findRunningOffer(ctx.db, code, now);
  if (!offer) return { offer: null, lostOffer: refusal };
  const lostOffer = await accountRefusal(ctx, offer);
  return { offer: lostOffer ? null : offer, lostOffer };
}
