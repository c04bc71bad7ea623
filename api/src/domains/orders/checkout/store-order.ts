import { paymentMethodOf } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { AlreadyClaimed } from '../../../lib/claims';
import { inTransaction, type TransactionServices } from '../../../lib/database/transactions';
import { createKeyedQueue } from '../../../lib/keyed-queue';
import { moveAttempt } from '../../../payments/attempts';
import { enqueueMail } from '../../mail';
import { MAX_SAVED_METHODS, type ProvenMethod, savePaymentMethod } from '../../payment-methods';
import type { OfferDocument } from '../../promotions';
import { addPoints } from '../../rewards';
import type { OrdersContext } from '../context';
import type { OrderDocument } from '../documents';
import { type OrderPlacedEvent, orderPlaced } from '../events';
import { findCollectPlace } from '../mails/collect-from';
import { confirmationMail } from '../mails/confirmation-mail';
import { takeRepeats } from '../scripts/repeats';
import { newScripts } from '../scripts/scripts-of';
import { productsOf, requireGoods, takeGoods } from '../shelf/take-goods';
import { insertOrder } from '../store';
import { claimOrder, NotFirstOrder } from './claim-order';
import { PlacementConflict } from './placement-conflict';
import { requireOffer, takeOffer } from './take-offer';

export interface Placement {
  /**
   * Claims the order's source, a cart or an AutoDelivery step, in the same transaction; returns false if another order
   * came first.
   */
  claim(session: ClientSession): Promise<boolean>;
  order: OrderDocument;
  /** The offer that its total counts on. */
  offer?: OfferDocument | null;
  /** The authorised payment; null if there is nothing to pay. */
  attemptId: string | null;
  /** The payment method that has paid at the checkout; null for automatic orders. */
  paymentMethod: ProvenMethod | null;
  /** Whether the account keeps the payment method. */
  keepsMethod?: boolean;
  /** Who places it; nobody places automatic orders. */
  by?: OrderPlacedEvent['by'];
  /** Its medicines are prescribed by a program, which counts their repeats itself. */
  isPrescribed?: boolean;
}

type StoreContext = Pick<
  OrdersContext,
  'client' | 'db' | 'clock' | 'cipher' | 'config' | 'events' | 'signedLinks'
> &
  TransactionServices;

/** Orders with a product or an offer in common wait for each other here: conflicting, each would repeat all its writes. */
const inTurn = createKeyedQueue();

/** Waits for what orders have in common, in a consistent order, so that no two orders wait for each other. */
function inTurnFor(
  { workUntil }: Pick<StoreContext, 'workUntil'>,
  keys: readonly string[],
  task: () => Promise<OrderDocument>,
): Promise<OrderDocument> {
  return keys.reduceRight<() => Promise<OrderDocument>>(
    (next, key) => () => inTurn(key, next, workUntil),
    task,
  )();
}

/** @throws {PlacementConflict} if the order is not the first to be granted what can be granted once */
async function claimFor(
  ctx: StoreContext,
  { order, offer = null }: Placement,
  session: ClientSession,
): Promise<void> {
  try {
    await claimOrder(ctx, order, offer, session);
  } catch (error) {
    if (error instanceof NotFirstOrder) throw new PlacementConflict('offer');
    if (!(error instanceof AlreadyClaimed)) throw error;
    throw new PlacementConflict(error.kind === 'escript' ? 'escript' : 'offer');
  }
}

/** Keeps the payment method in the account where its customer asked for it; one that cannot be reused is not kept. */
async function keepMethod(ctx: StoreContext, placement: Placement, session: ClientSession): Promise<void> {
  const { order, paymentMethod, keepsMethod } = placement;
  if (!keepsMethod || !paymentMethod || !order.user_id) return;
  if (!paymentMethodOf(paymentMethod.brand)?.isReusable) return;
  await savePaymentMethod(ctx.db, order.user_id, paymentMethod, { most: MAX_SAVED_METHODS, session });
}

async function place(
  ctx: StoreContext,
  placement: Placement,
  session: ClientSession,
): Promise<OrderDocument> {
  const { order, attemptId, paymentMethod, isPrescribed } = placement;
  const at = order.created_at;
  if (attemptId) {
    const stored = { status: 'stored' as const, updated_at: at };
    const isMoved = await moveAttempt(ctx.db, attemptId, ['authorised'], stored, session);
    if (!isMoved) throw new PlacementConflict('payment');
  }
  if (!(await placement.claim(session))) throw new PlacementConflict('cart');
  await claimFor(ctx, placement, session);
  const points = order.edr_base_points + order.edr_bonus_points;
  const areAdded = order.user_id !== null && (await addPoints(ctx.db, order.user_id, points, session));
  const scripts = isPrescribed ? newScripts(order) : await takeRepeats(ctx.db, order, session);
  const stored = { ...order, are_points_added: areAdded, scripts };
  await insertOrder(ctx.db, stored, session);
  await keepMethod(ctx, placement, session);
  await ctx.events.emit(orderPlaced, { order, paymentMethod, by: placement.by ?? null }, session);
  const collectPlace = await findCollectPlace(ctx.db, order);
  await enqueueMail(ctx, confirmationMail(ctx, order, collectPlace), session);
  // Last, in one order for all: other processes conflict over popular offers and products as briefly as possible.
  await takeOffer(ctx, placement, session);
  await takeGoods(ctx.db, order, at, session);
  return stored;
}

/**
 * Stores an order in one transaction: payment recorded, cart closed (or AutoDelivery step claimed), what is granted once
 * claimed, order stored, AutoDeliveries started (`OrderPlaced`), points added, confirmation enqueued, a use of
 * its offer taken, goods taken from shelf and stock. Returns the order as it is stored.
 * Also throws the database's duplicate key error if the key already has an order.
 * @throws {PlacementConflict} if any step is no longer possible; nothing is stored
 */
export async function storeOrder(ctx: StoreContext, placement: Placement): Promise<OrderDocument> {
  const offers = placement.offer ? [`offer:${placement.offer._id}`] : [];
  return inTurnFor(ctx, [...offers, ...productsOf(placement.order).map(String)], async () => {
    // Of what sold out or ended meanwhile, those who waited hear at once: a transaction would write all else before.
    await requireGoods(ctx.db, placement.order);
    await requireOffer(ctx, placement);
    return inTransaction(ctx, (session) => place(ctx, placement, session));
  });
}
