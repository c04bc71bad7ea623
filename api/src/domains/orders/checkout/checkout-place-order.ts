import { FIELD_MESSAGES, isIsoDate } from '@saltbush/contract';
import type { CheckoutPlaceOrderInput } from '../../../generated/resolvers';
import { BusinessError, invalidInput } from '../../../lib/errors';
import { authorisePayment } from '../../../payments/authorise';
import { countPayment } from '../../../payments/count-payment';
import { PaymentUnavailableError } from '../../../payments/gateway';
import type { PaymentResult } from '../../../payments/payment';
import { type CartView, loadCartView, openCart, requireCartUuid } from '../../cart';
import { requireSource } from '../../payment-methods';
import { captureOrder } from '../capture';
import type { OrdersContext } from '../context';
import type { OrderDocument } from '../documents';
import { requireAgreedOrRelease } from '../later-charges/require-agreed';
import { countPersonal } from './count-personal';
import { requireSavedMethod } from './impersonated-method';
import { quoteShown } from './lost-offer';
import type { Quote } from './quote';
import { earlierOrder, storeOnce } from './store-once';

/** Exactly one of the two is set. */
interface CheckoutPlaceOrderPayload {
  order: OrderDocument | null;
  three_d_secure: { intent_id: string; challenge_url: string } | null;
}

const KEY = /^[A-Za-z0-9-]{16,100}$/;

/** Captures the payment of a stored order; after a failure the order stands and recovery retries. */
async function settle(ctx: OrdersContext, order: OrderDocument): Promise<CheckoutPlaceOrderPayload> {
  const { payment, idempotency_key: orderKey } = order;
  if (payment?.status !== 'authorised') return { order, three_d_secure: null };
  try {
    await captureOrder(ctx, { intentId: payment.intent_id, orderKey });
    return { order: { ...order, payment: { ...payment, status: 'captured' } }, three_d_secure: null };
  } catch (error) {
    ctx.log.error({ err: error, reference: order.reference }, 'Could not capture a stored order');
    return { order, three_d_secure: null };
  }
}

/** Authorises the payment. Null if there is nothing to pay. @throws {BusinessError} INVALID_INPUT, PAYMENT_UNAVAILABLE */
async function reserve(
  ctx: OrdersContext,
  input: CheckoutPlaceOrderInput,
  view: CartView,
  quote: Quote,
): Promise<PaymentResult | null> {
  if (quote.order_total === 0) return null;
  const isSaved = view.lines.some(({ item }) => item.frequency !== null);
  try {
    const sourceId = await requireSource(ctx, input.stripe_source_id, isSaved ? 'later' : 'now');
    await countPayment(ctx, view.document._id);
    return await authorisePayment(ctx, {
      orderKey: input.idempotency_key,
      cartUuid: view.document._id,
      amount: quote.order_total,
      sourceId,
      payer: ctx.user?.id ?? null,
    });
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    ctx.log.error({ err: error }, 'The payment gateway is unavailable');
    throw new BusinessError('PAYMENT_UNAVAILABLE');
  }
}

async function placeOnce(
  ctx: OrdersContext,
  input: CheckoutPlaceOrderInput,
  uuid: string,
): Promise<CheckoutPlaceOrderPayload> {
  const view = await loadCartView(ctx, await openCart(ctx, uuid));
  const expectedReadyBy = input.expected_ready_by ?? null;
  const quote = await quoteShown(ctx, view, {
    orderKey: input.idempotency_key,
    expectedTotal: input.expected_total ?? null,
    expectedReadyBy,
    isPayable: Boolean(input.stripe_source_id),
  });
  await requireSavedMethod(ctx, input.stripe_source_id);
  // Without a payment method nothing is charged later, and only the order of a lost response is asked for.
  const agreedTerms = input.agreed_terms ?? null;
  if (input.stripe_source_id) {
    await requireAgreedOrRelease(ctx, view, { terms: agreedTerms, orderKey: input.idempotency_key });
  }
  await countPersonal(ctx, quote.offer, { orderKey: input.idempotency_key, cartUuid: uuid });
  const payment = await reserve(ctx, input, view, quote);
  if (payment?.status === 'declined')
    throw new BusinessError('PAYMENT_DECLINED', { decline: payment.message });
  if (payment?.status === 'requires_action') {
    const { intentId, challengeUrl } = payment;
    return { order: null, three_d_secure: { intent_id: intentId, challenge_url: challengeUrl } };
  }
  const idempotencyKey = input.idempotency_key;
  if (payment?.status === 'settled') {
    const order = await earlierOrder(ctx, idempotencyKey, uuid);
    if (order) return settle(ctx, order);
    throw new Error('The payment is settled but its order is missing.');
  }
  const sourceId = input.stripe_source_id ?? null;
  const keepsMethod = input.save_payment_method ?? false;
  const step = { view, quote, idempotencyKey, payment, sourceId, keepsMethod, expectedReadyBy, agreedTerms };
  return settle(ctx, await storeOnce(ctx, step));
}

/** @throws {BusinessError} INVALID_INPUT */
function requireWellFormed({ idempotency_key, expected_ready_by }: CheckoutPlaceOrderInput): void {
  if (!KEY.test(idempotency_key)) {
    throw invalidInput({ idempotency_key: FIELD_MESSAGES.order_key_invalid });
  }
  if (typeof expected_ready_by === 'string' && !isIsoDate(expected_ready_by)) {
    throw invalidInput({ expected_ready_by: FIELD_MESSAGES.value_invalid });
  }
}

/**
 * Places the order of a cart once per key (rule selling-03): authorises the payment, stores the order in one
 * transaction, then captures. Repeating the key returns the same order.
 */
export async function checkoutPlaceOrder(
  _root: unknown,
  { input }: { input: CheckoutPlaceOrderInput },
  ctx: OrdersContext,
): Promise<CheckoutPlaceOrderPayload> {
  const uuid = requireCartUuid(input.cart_uuid);
  requireWellFormed(input);
  const earlier = await earlierOrder(ctx, input.idempotency_key, uuid);
  if (earlier) return settle(ctx, earlier);
  try {
    return await placeOnce(ctx, input, uuid);
  } catch (error) {
    // A concurrent request with the same key may have stored the order while this one was still reading the cart.
    const stored = await earlierOrder(ctx, input.idempotency_key, uuid);
    if (stored) return settle(ctx, stored);
    throw error;
  }
}
