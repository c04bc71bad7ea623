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

/** That an entered mailbox has uses is not told: they are of whoever owns it. */
function whyRefused(why: OfferRefused['why']): LostOffer | null {
  if (why === 'used_by_customer') return 'used_by_you';
  return why === 'used_by_mailbox' ? null : why;
}

/** @throws {PlacementConflict} if the offer of an order does not run any more: the transaction need not begin */
export async function requireOffer(
  { db }: Pick<OrdersContext, 'db'>,
  { order, offer }: Offered,
): Promise<void> {
  if (!offer) return;
  const { refusal } = await findRunningOffer(db, offer._id, order.created_at);
  if (refusal) throw new PlacementConflict('offer', whyRefused(refusal));
}

/** Takes the use of an order's offer, in its transaction. @throws {PlacementConflict} if it has none */
export async function takeOffer(
  { db }: Pick<OrdersContext, 'db'>,
  { order, offer }: Offered,
  session: ClientSession,
): Promise<void> {
  if (!offer) return;
  const customer = await offerCustomer(db, order, session);
  const claimant = { order_id: order._id, created_at: order.created_at };
  try {
    await takeUse(db, { code: offer._id, customer }, claimant, session);
  } catch (error) {
    if (!(error instanceof OfferRefused)) throw error;
    throw new PlacementConflict('offer', whyRefused(error.why));
  }
}
