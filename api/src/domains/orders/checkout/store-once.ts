import { randomUUID } from 'node:crypto';
import { FIELD_MESSAGES } from '@saltbush/contract';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { BusinessError, invalidInput } from '../../../lib/errors';
import { findAttempt } from '../../../payments/attempts';
import type { AuthorisedPayment } from '../../../payments/payment';
import { releaseAttempt } from '../../../payments/release-attempt';
import { type CartView, loadCartView, openCart, writeCart } from '../../cart';
import { paidMethod } from '../../payment-methods';
import type { OrdersContext } from '../context';
import type { OrderDocument } from '../documents';
import type { AgreedTerms } from '../later-charges/require-agreed';
import { newReference } from '../reference';
import { storePlanned } from '../shelf/replan';
import { findOrderByKey } from '../store';
import { buildOrder } from './build-order';
import { itemErrors, itemsError } from './checkout-errors';
import { refuseOffer } from './lost-offer';
import { orderPayment } from './order-payment';
import { PlacementConflict } from './placement-conflict';
import type { Quote } from './quote';
import { storeOrder } from './store-order';

/** A validated cart, its price and its authorised payment. */
export interface CheckoutStep {
  view: CartView;
  quote: Quote;
  idempotencyKey: string;
  /** Null if there is nothing to pay. */
  payment: AuthorisedPayment | null;
  sourceId: string | null;
  /** The shopper asked to keep the payment method in the account. */
  keepsMethod: boolean;
  /** The day by which it was shown to be ready to collect, as an ISO date; null if none was. */
  expectedReadyBy: string | null;
  agreedTerms: AgreedTerms;
}

/** Finds the order that a key placed for a cart. @throws {BusinessError} SIGN_IN_REQUIRED, INVALID_INPUT */
export async function earlierOrder(
  ctx: OrdersContext,
  idempotencyKey: string,
  cartUuid: string,
): Promise<OrderDocument | null> {
  const order = await findOrderByKey(ctx.db, idempotencyKey);
  if (!order) return null;
  const isOwnersTurn = order.cart_uuid === cartUuid && order.user_id !== null && !ctx.user;
  if (isOwnersTurn) throw new BusinessError('SIGN_IN_REQUIRED', { reason: 'session' });
  if (order.cart_uuid !== cartUuid || (order.user_id !== null && order.user_id !== ctx.user?.id)) {
    throw invalidInput({ idempotency_key: FIELD_MESSAGES.order_key_invalid });
  }
  return order;
}

/** Says of a script on file whether its next repeat has to wait, a supply has fewer packs, or there is none. */
function onFileError({ lines }: CartView): BusinessError {
  const errors = lines.flatMap((line) => line.errors);
  const early = errors.find(({ code }) => code === 'supply_too_early');
  if (early) return new BusinessError('SUPPLY_TOO_EARLY', { line: early });
  const over = errors.find(({ code }) => code === 'order_limit');
  if (over) return new BusinessError('ORDER_LIMIT', { line: over });
  return new BusinessError('PRESCRIPTION_REQUIRED', { reason: 'not_on_file' });
}

/** Returns the error for an order that could not be stored; its authorisation is already released. */
async function conflictError(
  ctx: OrdersContext,
  { view, idempotencyKey }: CheckoutStep,
  { reason, why }: PlacementConflict,
): Promise<BusinessError> {
  const current = await openCart(ctx, view.document._id);
  if (reason === 'stock') {
    const fresh = await loadCartView(ctx, current, view.request);
    if (itemErrors(fresh).length > 0) return itemsError(fresh);
  }
  if (reason === 'payment') return new BusinessError('CONFLICT');
  if (reason === 'escript') return new BusinessError('PRESCRIPTION_REQUIRED', { reason: 'used' });
  if (reason === 'on_file') return onFileError(await loadCartView(ctx, current, view.request));
  if (reason === 'offer') return refuseOffer(ctx, view, idempotencyKey, why);
  return new BusinessError('CART_CHANGED');
}

/** Updates the search for products that the order sold out. A failure is only logged: it catches up within seconds. */
export async function refreshSearch(
  ctx: Pick<OrdersContext, 'search' | 'log'>,
  { items }: OrderDocument,
): Promise<void> {
  try {
    await ctx.search.refresh(items.map(({ product_id }) => product_id));
  } catch (error) {
    ctx.log.warn({ err: error }, 'Could not refresh the search index after an order');
  }
}

async function store(ctx: OrdersContext, step: CheckoutStep): Promise<OrderDocument> {
  const { view, payment, sourceId } = step;
  const identity = {
    id: randomUUID(),
    reference: newReference(),
    idempotencyKey: step.idempotencyKey,
    userId: ctx.user?.id ?? null,
    now: ctx.clock.now(),
  };
  const order = buildOrder(view, step.quote, identity, orderPayment(ctx.payments, payment));
  const paymentMethod = payment && sourceId ? paidMethod(sourceId, payment) : null;
  const cart = view.document;
  const closed = { status: 'ordered' as const, open_key: cart._id, updated_at: identity.now };
  const stored = await storeOrder(ctx, {
    claim: (session) => writeCart(ctx.db, cart, closed, session),
    order,
    offer: step.quote.offer,
    attemptId: payment?.attemptId ?? null,
    paymentMethod,
    keepsMethod: step.keepsMethod,
    by: ctx.user,
  });
  await refreshSearch(ctx, stored);
  return stored;
}

/**
 * Stores the order of a step, or returns the one that a concurrent request stored with the same key. If neither is
 * possible, releases the authorisation and throws an error that tells the shopper what to do.
 */
export async function storeOnce(ctx: OrdersContext, step: CheckoutStep): Promise<OrderDocument> {
  try {
    return await storePlanned(ctx, step, (planned) => store(ctx, planned));
  } catch (error) {
    const earlier = await earlierOrder(ctx, step.idempotencyKey, step.view.document._id);
    if (earlier) return earlier;
    const attempt = step.payment && (await findAttempt(ctx.db, step.payment.attemptId));
    if (attempt) await releaseAttempt(ctx, attempt);
    if (error instanceof PlacementConflict) throw await conflictError(ctx, step, error);
    if (isDuplicateKey(error)) throw new BusinessError('CONFLICT');
    throw error;
  }
}
