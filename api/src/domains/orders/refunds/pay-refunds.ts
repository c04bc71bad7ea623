import { refundedTotal } from '@saltbush/contract';
import { inTransaction, type TransactionServices } from '../../../lib/database/transactions';
import type { PaymentServices } from '../../../payments/payment';
import { captureOrder } from '../capture';
import type { OrderDocument, RefundDocument } from '../documents';
import { listRefundsDue, readOrder, writeRefunds } from './refund-store';

export type RefundPaymentServices = PaymentServices & TransactionServices;

const BATCH = 100;

const isDue = ({ status }: RefundDocument) => status === 'due';

/** Returns an order with some of its refunds paid; its payment is refunded once nothing of it is left. */
function withPaid(order: OrderDocument, paid: ReadonlySet<string>): OrderDocument {
  const refunds = (order.refunds ?? []).map((refund) =>
    paid.has(refund.id) ? { ...refund, status: 'paid' as const } : refund,
  );
  const isAll = !refunds.some(isDue) && refundedTotal({ refunds }) === order.order_total;
  const payment = order.payment && isAll ? { ...order.payment, status: 'refunded' as const } : order.payment;
  return { ...order, refunds, payment };
}

async function markPaid(
  services: RefundPaymentServices,
  { reference }: OrderDocument,
  paid: ReadonlySet<string>,
): Promise<OrderDocument> {
  return inTransaction(services, async (session) => {
    const current = await readOrder(services.db, reference, session);
    if (!current) throw new Error('The order of a refund is missing.');
    const marked = withPaid(current, paid);
    const { refunds = [], payment } = marked;
    await writeRefunds(services.db, current, { refunds, payment }, refunds.some(isDue), session);
    return marked;
  });
}

/**
 * Asks the gateway for the refunds of an order that are due, each once however often it is called, to the card that
 * paid. A payment that is only authorised is captured first.
 * @returns the updated order
 * @throws {PaymentUnavailableError} the refunds stay due, and a job asks again
 */
export async function payRefunds(
  services: RefundPaymentServices,
  order: OrderDocument,
): Promise<OrderDocument> {
  const due = (order.refunds ?? []).filter(isDue);
  const { payment, idempotency_key: orderKey } = order;
  if (due.length === 0) return order;
  if (payment) {
    const { intent_id: intentId } = payment;
    if (payment.status === 'authorised') await captureOrder(services, { intentId, orderKey });
    for (const { id, amount } of due) {
      await services.payments.refund(intentId, amount, `refund:${order._id}:${id}`);
    }
  }
  return markPaid(services, order, new Set(due.map(({ id }) => id)));
}

/** Pays refunds left over from a crash or an unavailable gateway. Failures are logged and retried next time. */
export async function recoverOrderRefunds(
  services: RefundPaymentServices & { log: { error(details: object, text: string): void } },
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<void> {
  for (const order of await listRefundsDue(services.db, BATCH)) {
    if (stopping?.aborted) return;
    try {
      await payRefunds(services, order);
    } catch (error) {
      services.log.error({ err: error, reference: order.reference }, 'Could not refund an order yet');
    }
  }
}
