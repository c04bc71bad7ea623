import { findAttempt } from '../../../payments/attempts';
import { authorisePayment } from '../../../payments/authorise';
import type { PaymentResult } from '../../../payments/payment';
import { releaseAttempt } from '../../../payments/release-attempt';
import { captureOrder, type OrderDocument, orderPayment } from '../../orders';
import { paidMethod, sourceIdOf, verifiedMethod } from '../../payment-methods';
import { ensureSlot } from '../consults/slot-store';
import { ChargeConflict, type ChargeRecord } from './charge-record';
import { chargedMethodOf, type Parties } from './parties';
import type { BillingServices } from './services';
import { storeCharge } from './store-charge';

export type ChargeResult =
  /** `order` is null when there was nothing to pay. */
  | { status: 'paid'; order: OrderDocument | null }
  | { status: 'requires_action'; intentId: string; challengeUrl: string }
  | { status: 'declined'; message: string }
  | { status: 'no_payment_method' };

type Charge = Omit<ChargeRecord, 'attemptId' | 'method' | 'patient'> & {
  parties: Pick<Parties, 'customer' | 'patient'>;
  /** A payment method that is not saved yet, to be charged instead of the default one. */
  newSource?: string | null;
};

type Authorised = Extract<PaymentResult, { status: 'authorised' }>;

/** Returns the new method to keep with a charge: it has paid, or its bank verifies it where nothing is due. */
async function methodToKeep(
  services: BillingServices,
  { newSource }: Charge,
  payment: Authorised | null,
): Promise<Pick<ChargeRecord, 'method'>> {
  if (!newSource) return {};
  const method = payment ? paidMethod(newSource, payment) : await verifiedMethod(services, newSource);
  return { method };
}

/** Captures the payment of a stored order; payment recovery retries a failure. */
async function capture(services: BillingServices, order: OrderDocument): Promise<void> {
  if (!order.payment) return;
  const { intent_id: intentId } = order.payment;
  try {
    await captureOrder(services, { intentId, orderKey: order.idempotency_key });
  } catch (error) {
    services.log.error({ err: error, reference: order.reference }, 'Could not capture a program order');
  }
}

async function refreshSearch({ search, log }: BillingServices, { items }: OrderDocument): Promise<void> {
  try {
    await search.refresh(items.map(({ product_id }) => product_id).filter((id) => id > 0));
  } catch (error) {
    log.warn({ err: error }, 'Could not refresh the search index after a program order');
  }
}

async function storeOrRelease(
  services: BillingServices,
  charge: Charge,
  payment: Authorised | null,
): Promise<OrderDocument> {
  const { parties, newSource: _source, ...rest } = charge;
  const record = { ...rest, patient: parties.patient };
  const order = { ...charge.order, payment: orderPayment(services.payments, payment) };
  try {
    const kept = await methodToKeep(services, charge, payment);
    await storeCharge(services, { ...record, ...kept, order, attemptId: payment?.attemptId ?? null });
  } catch (error) {
    const attempt = payment && (await findAttempt(services.db, payment.attemptId));
    if (attempt) await releaseAttempt(services, attempt);
    throw error;
  }
  return order;
}

/**
 * Charges a claimed subscription once per order key: authorises the payment, stores everything in one transaction,
 * then captures.
 * @throws {ChargeConflict} if something changed since the claim
 * @throws {PaymentUnavailableError} if the gateway cannot be reached
 */
export async function payAndStore(services: BillingServices, charge: Charge): Promise<ChargeResult> {
  const { order, parties, slot, newSource } = charge;
  if (slot) await ensureSlot(services.db, slot);
  const saved = chargedMethodOf(parties.customer);
  const sourceId = newSource ?? (saved && sourceIdOf(saved));
  if (order.order_total > 0 && !sourceId) return { status: 'no_payment_method' };
  const payment =
    order.order_total > 0 && sourceId
      ? await authorisePayment(services, {
          orderKey: order.idempotency_key,
          cartUuid: order.cart_uuid,
          amount: order.order_total,
          sourceId,
          payer: parties.customer._id,
        })
      : null;
  if (payment?.status === 'settled') throw new ChargeConflict('payment');
  if (payment && payment.status !== 'authorised') return payment;
  const stored = await storeOrRelease(services, charge, payment);
  await capture(services, stored);
  await refreshSearch(services, stored);
  return { status: 'paid', order: stored };
}
