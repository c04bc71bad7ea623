import {
  type CancelReason,
  canMoveOrder,
  everythingLeft,
  type OrderMover,
  type PharmacyCancelReason,
  planRefund,
  type RefundReason,
} from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import type { OrderQueue } from '../desk/queues';
import { requireSeen } from '../desk/seen';
import { NO_PRODUCT, type OrderDocument } from '../documents';
import { applyRefund, type Refunding, type RefundServices } from './apply-refund';
import { requireSum } from './require-sum';

export interface Cancellation {
  reference: string;
  by: OrderMover;
  reason: CancelReason | PharmacyCancelReason;
  /** The queue in which whoever cancels saw it; undefined where nobody looked. */
  seen?: OrderQueue;
  /** The sum that they were shown, in cents. */
  amount?: number;
  record?: Refunding['record'];
}

/** What the refund is called, where the pharmacy's reason says more than that the order was cancelled: its customer reads it. */
const REFUND_REASON: Partial<Record<Cancellation['reason'], RefundReason>> = {
  customer_asked: 'asked',
  out_of_stock: 'out_of_stock',
  cannot_supply: 'cannot_supply',
  cannot_deliver: 'cannot_deliver',
};

/**
 * Returns whether someone may cancel an order as it is. The fee of a program is not the customer's to cancel here: the
 * program has rules of its own (rule consent-04).
 */
export const canCancel = (
  { state, items }: Pick<OrderDocument, 'state' | 'items'>,
  by: OrderMover,
): boolean =>
  canMoveOrder(state, 'cancelled', by) &&
  (by !== 'customer' || items.every(({ product_id }) => product_id !== NO_PRODUCT));

/**
 * Cancels an order and refunds what is left of it to the card that paid, once: cancelling a cancelled order returns it
 * unchanged. Stock and what the order was granted once return, points are taken back, and the customer is mailed.
 * @param services a request's context
 * @param cancellation who cancels and why; `record` writes in the same transaction, for the audit log
 * @returns the order; its refund is `due` while the gateway cannot be reached
 * @throws {BusinessError} NOT_FOUND; WRONG_STATE if it is too late; ORDER_MOVED, REFUND_CHANGED if it is not what was seen
 */
export async function cancelOrder(
  services: RefundServices,
  { reference, by, reason, seen, amount, record }: Cancellation,
): Promise<OrderDocument> {
  return applyRefund(services, {
    reference,
    record,
    decide(order) {
      if (order.state === 'cancelled') return null;
      if (!canCancel(order, by)) {
        throw new BusinessError('WRONG_STATE', { asked: 'cancelled', state: order.state });
      }
      requireSeen(order, seen);
      const request = everythingLeft(order);
      requireSum(planRefund(order, request)?.amount ?? 0, amount);
      const refundReason = REFUND_REASON[reason] ?? 'cancelled';
      return { request, reason: refundReason, state: 'cancelled', key: 'cancel' };
    },
  });
}
