import { randomUUID } from 'node:crypto';
import { paymentNoun } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { lastAttempt } from '../../../payments/attempts';
import { authorisePayment } from '../../../payments/authorise';
import type { AuthorisedPayment } from '../../../payments/payment';
import { releaseAttempt } from '../../../payments/release-attempt';
import {
  buildOrder,
  captureOrder,
  newReference,
  type OrderDocument,
  orderPayment,
  PlacementConflict,
  type Quote,
  quoteOrder,
  refreshSearch,
  storeOrder,
} from '../../orders';
import { sourceIdOf } from '../../payment-methods';
import { hasConsent } from '../consent/in-force';
import type { AutodeliveryServices } from '../context';
import type { CycleDates } from '../cycle-dates';
import type { AutoDeliveryDocument, AutoDeliveryItemDocument } from '../documents';
import { enqueueNotice, noticeMail } from '../mails/notices';
import { type AutoDeliveryChange, writeAutoDelivery } from '../store';
import { type ChargeCart, customerContext, loadChargeCart, orderKeyOf } from './charge-cart';
import { datesOfSupply } from './dates-of-supply';
import { withoutUsedTokens } from './used-tokens';

export type CycleServices = Pick<
  AutodeliveryServices,
  | 'db'
  | 'client'
  | 'clock'
  | 'cipher'
  | 'config'
  | 'events'
  | 'hooks'
  | 'log'
  | 'payments'
  | 'search'
  | 'signedLinks'
>;

/** The outcome of a charge. `lost`: the AutoDelivery changed concurrently and nothing was charged. */
export type ChargeOutcome =
  | { kind: 'charged'; order: OrderDocument; leftOut: string[] }
  /** `amount` in cents. */
  | { kind: 'declined'; message: string; amount: number }
  /** `later`: when a medicine of it may be supplied again, if only that is in the way. */
  | { kind: 'nothing_to_send'; later: CycleDates | null }
  | { kind: 'undeliverable' }
  /** Its owner has not agreed to the charges. */
  | { kind: 'no_consent' }
  | { kind: 'lost' };

const ROUNDS = 5;
/** What the owner reads where a bank wants to be answered by them. */
export const needsOwner = () =>
  `Your bank asks you to approve this payment. Please use another ${paymentNoun('later')}.`;

/** What stays of an item that was sent: its token was used, and the call about it is the order's. */
const asSent = ({ call_promised, ...item }: AutoDeliveryItemDocument): AutoDeliveryItemDocument => ({
  ...item,
  eprescription_token: null,
});

/** After the charge, removes one-off items, used e-prescription tokens and promised calls, and advances to the delivery. */
function afterCharge(autodelivery: AutoDeliveryDocument, leftOut: readonly string[]): AutoDeliveryChange {
  const items = autodelivery.items
    .filter(({ id, one_off }) => !one_off || leftOut.includes(id))
    .map((item) => (leftOut.includes(item.id) ? item : asSent(item)));
  return {
    items,
    milestone: 'delivery',
    next_step_at: autodelivery.delivery_date,
    last_payment_status: 'succeeded',
    charge_failures: 0,
  };
}

async function release(services: CycleServices, orderKey: string): Promise<void> {
  const attempt = await lastAttempt(services.db, orderKey);
  if (attempt) await releaseAttempt(services, attempt);
}

async function store(
  services: CycleServices,
  autodelivery: AutoDeliveryDocument,
  { view, leftOut }: ChargeCart,
  quote: Quote,
  payment: AuthorisedPayment | null,
): Promise<OrderDocument> {
  const identity = {
    id: randomUUID(),
    reference: newReference(),
    idempotencyKey: orderKeyOf(autodelivery),
    userId: autodelivery.user_id,
    now: services.clock.now(),
  };
  const order = buildOrder(view, quote, identity, orderPayment(services.payments, payment));
  const notice = { kind: 'left_out' as const, reference: identity.reference, leftOut: leftOut.length };
  const mail = leftOut.length > 0 ? await noticeMail(services, notice, autodelivery) : null;
  return storeOrder(services, {
    claim: async (session) => {
      const change = afterCharge(autodelivery, leftOut);
      if (!(await writeAutoDelivery(services.db, autodelivery, change, session))) return false;
      if (mail) await enqueueNotice(services, autodelivery, mail, session);
      return true;
    },
    order,
    attemptId: payment?.attemptId ?? null,
    paymentMethod: null,
  });
}

/** Captures the payment of the stored order. If that fails, the order stands and recovery tries again. */
async function settle(services: CycleServices, order: OrderDocument): Promise<OrderDocument> {
  await refreshSearch(services, order);
  if (!order.payment) return order;
  try {
    const { intent_id: intentId } = order.payment;
    await captureOrder(services, { intentId, orderKey: order.idempotency_key });
    return { ...order, payment: { ...order.payment, status: 'captured' } };
  } catch (error) {
    services.log.error(
      { err: error, reference: order.reference },
      'Could not capture an AutoDelivery payment',
    );
    return order;
  }
}

/** Makes one attempt; returns null if stock or payment changed concurrently and another attempt is worthwhile. */
async function tryCharge(
  services: CycleServices,
  autodelivery: AutoDeliveryDocument,
): Promise<ChargeOutcome | null> {
  const cart = await loadChargeCart(services, autodelivery, services.clock.now());
  if (!cart) {
    return { kind: 'nothing_to_send', later: await datesOfSupply(services, autodelivery) };
  }
  let quote: Quote;
  try {
    quote = await quoteOrder(customerContext(services, autodelivery), cart.view, null);
  } catch (error) {
    if (error instanceof BusinessError) return { kind: 'undeliverable' };
    throw error;
  }
  const orderKey = orderKeyOf(autodelivery);
  const sourceId = sourceIdOf(autodelivery);
  const request = {
    orderKey,
    cartUuid: orderKey,
    amount: quote.order_total,
    sourceId,
    payer: autodelivery.user_id,
  };
  const payment = quote.order_total === 0 ? null : await authorisePayment(services, request);
  if (payment?.status === 'declined')
    return { kind: 'declined', message: payment.message, amount: request.amount };
  if (payment?.status === 'settled') return { kind: 'lost' };
  if (payment?.status === 'requires_action') {
    await release(services, orderKey);
    return { kind: 'declined', message: needsOwner(), amount: request.amount };
  }
  try {
    const order = await store(services, autodelivery, cart, quote, payment);
    return { kind: 'charged', order: await settle(services, order), leftOut: cart.leftOut };
  } catch (error) {
    await release(services, orderKey);
    if (!(error instanceof PlacementConflict)) throw error;
    return error.reason === 'cart' ? { kind: 'lost' } : null;
  }
}

/**
 * Places the order of a claimed AutoDelivery through the checkout steps: quote, reservation, one transaction that
 * stores the order and advances the AutoDelivery, capture. Without its owner's consent to what it
 * sends, nothing is charged (rules consent-01 and consent-15). Throws `PaymentUnavailableError`.
 */
export async function placeAutoDeliveryOrder(
  services: CycleServices,
  autodelivery: AutoDeliveryDocument,
): Promise<ChargeOutcome> {
  if (!(await hasConsent(services, autodelivery))) return { kind: 'no_consent' };
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = await tryCharge(services, await withoutUsedTokens(services, autodelivery));
    if (outcome) return outcome;
  }
  throw new Error('Could not charge the AutoDelivery: its stock or payment kept changing.');
}
