import type { LostOffer } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { type CartView, updateCart } from '../../cart';
import type { OrdersContext } from '../context';
import { type Quote, quoteOrder } from './quote';

/**
 * Takes a code that an order may not use off its cart.
 * @param why null if the shopper may not learn it
 * @returns the error that asks to look at the new total
 */
export async function refuseOffer(
  ctx: OrdersContext,
  cartUuid: string,
  why: LostOffer | null,
): Promise<BusinessError> {
  await updateCart(ctx, cartUuid, () => ({ offer_code: null }));
  return new BusinessError('INVALID_OFFER', why ? { reason: 'lost', why } : { reason: 'not_this_order' });
}

/**
 * Quotes a cart. If its total is another than the one shown because its offer is gone, the code leaves the cart, and the
 * shopper reads why.
 * @throws {BusinessError} the errors of `checkout_place_order`
 */
export async function quoteShown(
  ctx: OrdersContext,
  view: CartView,
  expectedTotal: number | null,
): Promise<Quote> {
  try {
    return await quoteOrder(ctx, view, expectedTotal);
  } catch (error) {
    const why = view.lostOffer;
    const isChanged = error instanceof BusinessError && error.code === 'TOTAL_CHANGED';
    throw why && isChanged ? await refuseOffer(ctx, view.document._id, why) : error;
  }
}
