import type { LostOffer } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { releaseHeld } from '../../../payments/release-held';
import { type CartView, updateCart } from '../../cart';
import { limitsCustomers } from '../../promotions';
import type { OrdersContext } from '../context';
import { requireReadyOrRelease } from '../shelf/collection';
import { type Quote, quoteOrder } from './quote';

/**
 * Returns what may be told of a refusal. A guest reads the same of a code that limits customers whether it is used up or
 * their mailbox has used it: the words have more than one reason.
 */
async function told(ctx: OrdersContext, code: string, why: LostOffer | null): Promise<LostOffer | null> {
  if (why !== 'used_up' || ctx.user) return why;
  return (await limitsCustomers(ctx.db, code)) ? null : why;
}

/**
 * Takes a code that an order may not use off its cart, unless another has been entered meanwhile, and gives up the payment
 * that the order's key still holds.
 * @param view the cart as the order was priced from
 * @param why null if the shopper may not learn it
 * @returns the error that asks to look at the new total
 */
export async function refuseOffer(
  ctx: OrdersContext,
  { document }: Pick<CartView, 'document'>,
  orderKey: string,
  why: LostOffer | null,
): Promise<BusinessError> {
  const { _id: cartUuid, offer_code: code } = document;
  await releaseHeld(ctx, orderKey, cartUuid);
  await updateCart(ctx, cartUuid, (cart) => (cart.offer_code === code ? { offer_code: null } : null));
  const reason = code ? await told(ctx, code, why) : why;
  return new BusinessError(
    'INVALID_OFFER',
    reason ? { reason: 'lost', why: reason } : { reason: 'not_this_order' },
  );
}

/** What a client has shown of an order, and asks for. */
interface Asked {
  orderKey: string;
  /** In cents; null if none was named. */
  expectedTotal: number | null;
  /** ISO date by which it was shown to be ready to collect; null if none was. */
  expectedReadyBy: string | null;
  /** Whether it can be paid: without a payment method, only the order of a lost response is asked for. */
  isPayable: boolean;
}

/**
 * Quotes a cart. If its total is another than the one shown because its offer is gone, or if none was shown, the code
 * leaves the cart, and the shopper reads why.
 * @throws {BusinessError} the errors of `checkout_place_order`
 */
export async function quoteShown(
  ctx: OrdersContext,
  view: CartView,
  { orderKey, expectedTotal, expectedReadyBy, isPayable }: Asked,
): Promise<Quote> {
  const { lostOffer } = view;
  const refuse = () => refuseOffer(ctx, view, orderKey, lostOffer);
  const quote = await quoteOrder(ctx, view, expectedTotal).catch(async (error: unknown) => {
    const isChanged = error instanceof BusinessError && error.code === 'TOTAL_CHANGED';
    throw lostOffer && isChanged ? await refuse() : error;
  });
  if (lostOffer && expectedTotal === null && isPayable) throw await refuse();
  const asked = { shown: expectedReadyBy, orderKey, cartUuid: view.document._id };
  await requireReadyOrRelease(ctx, quote.collection, asked);
  return quote;
}
