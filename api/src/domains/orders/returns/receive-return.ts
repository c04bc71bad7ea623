import {
  canMoveReturn,
  FIELD_MESSAGES,
  isUndone,
  type RefundRequest,
  returnRefundKey,
  stateWhenRefunded,
} from '@saltbush/contract';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import type { OrderDocument, ReturnDocument } from '../documents';
import { applyRefund, endsOrder, type Refunding, type RefundServices } from '../refunds/apply-refund';
import { checkedPlan } from '../refunds/refund-order';
import { refuseSettled } from './move-return';

export interface ReceivedReturn {
  reference: string;
  /** The code on its label. */
  code: string;
  /** What of it is refunded; by default all of its lines, without the delivery fee. */
  request?: RefundRequest;
  /** Whether the goods go back on the shelf; by default not. */
  restock?: boolean;
  /** The most that may have been refunded of the order afterwards, in cents; unlimited if undefined. */
  limit?: number;
  record?: Refunding['record'];
}

/** Whether no more is refunded than was sent back; the delivery fee alone is no return. */
const isPartOf = ({ lines }: ReturnDocument, request: RefundRequest): boolean =>
  request.lines.length > 0 &&
  request.lines.every(({ line, quantity }) =>
    lines.some((sent) => sent.line === line && quantity >= 1 && quantity <= sent.quantity),
  );

/**
 * Takes a return in and refunds it, in one transaction, once per return. The customer is mailed.
 * @param services a request's context
 * @returns the order; the refund is `due` while the gateway cannot be reached
 * @throws {BusinessError} NOT_FOUND (order or return); NOTHING_TO_REFUND if its lines were refunded otherwise;
 *   REFUND_LIMIT; RETURN_SETTLED if it was declined or withdrawn; INVALID_INPUT (lines) for more than was sent back
 */
export async function receiveReturn(
  services: RefundServices,
  { reference, code, request: asked, restock = false, limit, record }: ReceivedReturn,
): Promise<OrderDocument> {
  return applyRefund(services, {
    reference,
    record,
    decide(order) {
      const sent = order.returns?.find((one) => one.code === code);
      if (!sent) throw notFound('Return');
      if (sent.state === 'received') return null;
      if (!canMoveReturn(sent.state, 'received', 'pharmacy')) refuseSettled(sent);
      if (isUndone(order.state)) throw new BusinessError('NOTHING_TO_REFUND');
      const request = asked ?? { lines: sent.lines, shipping: false };
      if (!isPartOf(sent, request)) throw invalidInput({ lines: FIELD_MESSAGES.not_in_return });
      checkedPlan(order, { request, limit });
      const received = { ...sent, state: 'received' as const, received_at: services.clock.now() };
      const returns = order.returns?.map((one) => (one === sent ? received : one));
      const state = endsOrder(order, request) ? stateWhenRefunded(order.state) : undefined;
      return { request, reason: 'returned', restock, key: returnRefundKey(code), state, returns };
    },
  });
}
