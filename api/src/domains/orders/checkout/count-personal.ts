import { type AttemptStatus, lastAttempt } from '../../../payments/attempts';
import { isForFirstOrders } from '../../cart';
import { type OfferDocument, usesOfEach } from '../../promotions';
import type { OrdersContext } from '../context';

/** What became of a payment whose order was refused, or that was given up. */
const OVER: readonly AttemptStatus[] = ['releasing', 'released'];

/** Whether the refusal of an offer can tell of what somebody else has bought: an account is told of its own uses. */
const isPersonal = ({ user }: Pick<OrdersContext, 'user'>, offer: OfferDocument): boolean =>
  isForFirstOrders(offer) || (!user && usesOfEach(offer) !== null);

/**
 * Counts an order whose refusal would tell of other people's orders. Repeating its key, as after the bank's step or a
 * declined card, does not count again until it is refused.
 * @throws {BusinessError} RATE_LIMITED
 */
export async function countPersonal(
  ctx: OrdersContext,
  offer: OfferDocument | null,
  { orderKey, cartUuid }: { orderKey: string; cartUuid: string },
): Promise<void> {
  if (!offer || !isPersonal(ctx, offer)) return;
  const attempt = await lastAttempt(ctx.db, orderKey);
  const isCounted = attempt?.cart_uuid === cartUuid && !OVER.includes(attempt.status);
  if (!isCounted) await ctx.limits.count('firstOrderByAddress', ctx.clientAddress);
}
