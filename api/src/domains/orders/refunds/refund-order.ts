import {
  isUndone,
  planRefund,
  type RefundFigures,
  type RefundReason,
  type RefundRequest,
  refundedTotal,
  stateWhenRefunded,
} from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import type { OrderDocument } from '../documents';
import { applyRefund, endsOrder, type Refunding, type RefundServices } from './apply-refund';
import { requireSum } from './require-sum';

export interface RefundOrder {
  reference: string;
  /** Made by the client once per refund: a repeated call returns the order as the first one left it. */
  key: string;
  reason: RefundReason;
  /** Lines, numbered from 1, with their units; `everythingLeft(order)` refunds the whole order. */
  request: RefundRequest;
  /** Whether the goods return to stock. By default while a pharmacy has them, and never what was out of stock. */
  restock?: boolean;
  /** The most that may have been refunded of the order afterwards, in cents; unlimited if undefined. */
  limit?: number;
  /** The sum that whoever refunds was shown, in cents; undefined where nobody looked. */
  amount?: number;
  record?: Refunding['record'];
}

/** @throws {BusinessError} WRONG_STATE, NOTHING_TO_REFUND, REFUND_CHANGED, REFUND_LIMIT */
export function checkedPlan(
  order: OrderDocument,
  { request, limit, amount }: Pick<RefundOrder, 'request' | 'limit' | 'amount'>,
): RefundFigures {
  if (isUndone(order.state)) {
    throw new BusinessError('WRONG_STATE', { asked: 'refunded', state: order.state });
  }
  const figures = planRefund(order, request);
  if (!figures) throw new BusinessError('NOTHING_TO_REFUND');
  requireSum(figures.amount, amount);
  if (limit !== undefined && refundedTotal(order) + figures.amount > limit) {
    throw new BusinessError('REFUND_LIMIT', { limit });
  }
  return figures;
}

/**
 * Refunds lines of an order, or all of it, to the card that paid, once per key. One transaction stores the refund on the
 * order, takes its points back, returns its goods to stock while a pharmacy has them, and queues the mail.
 * An order of which everything is refunded is `refunded`, or `cancelled` if it had not left the pharmacy.
 * @param services a request's context
 * @returns the order; the refund is `due` while the gateway cannot be reached
 * @throws {BusinessError} NOT_FOUND; WRONG_STATE if it was cancelled or refunded; NOTHING_TO_REFUND if a line has fewer
 *   units left; REFUND_CHANGED if it is not the sum that was shown; REFUND_LIMIT
 */
export async function refundOrder(services: RefundServices, refund: RefundOrder): Promise<OrderDocument> {
  const { reference, key, reason, request, restock, record } = refund;
  return applyRefund(services, {
    reference,
    record,
    decide(order) {
      if (order.refunds?.some(({ id }) => id === key)) return null;
      checkedPlan(order, refund);
      const state = endsOrder(order, request) ? stateWhenRefunded(order.state) : undefined;
      return { request, reason, restock, key, state };
    },
  });
}
