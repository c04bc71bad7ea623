import type { LostOffer } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { findRunningOffer, type OfferDocument, OfferRefused, takeUse } from '../../promotions';
import type { OrdersContext } from '../context';
import type { OrderDocument } from '../documents';
import { offerCustomer } from './person-keys';
import { PlacementConflict } from './placement-conflict';

/** An order, and the offer that its total is lower for. */
interface Offered {
  order: OrderDocument;
  offer?: OfferDocument | null;
}

/** A guest's uses are those of whoever owns the mailbox: that it has any is not told. */
function whyRefused(why: OfferRefused['why'], { order }: Offered): LostOffer | null {
  if (why !== 'used_by_customer') return why;
  return order.user_id ? 'used_by_you' : null;
}

/** @throws {PlacementConflict} if the offer of an order does not run any more: the transaction need not begin */
export async function requireOffer({ db }: Pick<OrdersContext, 'db'>, offered: Offered): Promise<void> {
  const { order, offer } = offered;
  if (!offer) return;
  const { refusal } = await findRunningOffer(db, offer._id, order.created_at);
  if (refusal) throw new PlacementConflict('offer', whyRefused(refusal, offered));
}

/** Takes the use of an order's offer, in its transaction. @throws {PlacementConflict} if it has none */
export async function takeOffer(
  { db }: Pick<OrdersContext, 'db'>,
  offered: Offered,
  session: ClientSession,
): Promise<void> {
  const { order, offer } = offered;
  if (!offer) return;
  const claimant = { order_id: order._id, created_at: order.created_at };
  try {
    await takeUse(db, { code: offer._id, customer: offerCustomer(order) }, claimant, session);
  } catch (error) {
    if (!(error instanceof OfferRefused)) throw error;
    throw new PlacementConflict('offer', whyRefused(error.why, offered));
  }
}
