import type { ClientSession } from 'mongodb';
import { claimOnce, useUp } from '../../../lib/claims';
import { isForFirstOrders, readToken } from '../../cart';
import type { OfferDocument } from '../../promotions';
import type { OrdersContext } from '../context';
import type { OrderDocument } from '../documents';
import { hasOrdered } from '../store';
import { buyerKeys, recipientKeys } from './person-keys';

/** The offer is for first orders, and this is a later one. */
export class NotFirstOrder extends Error {
  override name = 'NotFirstOrder';
}

type ClaimContext = Pick<OrdersContext, 'db' | 'cipher'>;

/**
 * Claims what an order is granted once, in its transaction: the supply on each of its e-prescription tokens and, with an offer for first orders, the discount of the person. Every other order uses that discount up.
 * @throws {AlreadyClaimed} {NotFirstOrder}
 */
export async function claimOrder(
  { db, cipher }: ClaimContext,
  order: OrderDocument,
  offer: OfferDocument | null,
  session: ClientSession,
): Promise<void> {
  const claimant = { order_id: order._id, created_at: order.created_at };
  const tokens = order.items.flatMap((item) => readToken(cipher, item) ?? []);
  await claimOnce(db, 'escript', tokens, claimant, session);
  const keys = buyerKeys(order);
  if (!isForFirstOrders(offer)) return useUp(db, 'first_order', keys, claimant, session);
  if (await hasOrdered(db, { userId: order.user_id, email: order.email }, session)) throw new NotFirstOrder();
  await claimOnce(db, 'first_order', [...keys, ...recipientKeys(order)], claimant, session);
}
