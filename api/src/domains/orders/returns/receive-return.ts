import {
  canMoveReturn,
  FIELD_MESSAGES,
  type RefundRequest,
  returnRefundKey,
  stateWhenRefunded,
} from '@saltbush/contract';
import { invalidInput, notFound } from '../../../lib/errors';
import type { OrderDocument } from '../documents';
import {
  applyRefund,
  type Decision,
  endsOrder,
  type Refunding,
  type RefundServices,
} from '../refunds/apply-refund';
import { checkedPlan } from '../refunds/refund-order';
import { acceptedOf, isPartOf, refundedOf } from './accepted-lines';
import { closeRefunded } from './close-return';
import { refuseSettled } from './move-return';

export interface ReceivedReturn {
  reference: string;
  /** The code on its label. */
  code: string;
  /** What of it is accepted; by default all of its lines, without the delivery fee. */
  request?: RefundRequest;
  /** Whether the goods go back to the central stock; by default not. */
  restock?: boolean;
  /** The most that may have been refunded of the order afterwards, in cents; unlimited if undefined. */
  limit?: number;
  /** The sum that whoever accepts it was shown, in cents; undefined where nobody looked. */
  amount?: number;
  record?: Refunding['record'];
}

function decide(
  order: OrderDocument,
  { code, request: asked, restock = false, limit, amount }: ReceivedReturn,
  now: Date,
): Decision | null {
  const sent = order.returns?.find((one) => one.code === code);
  if (!sent) throw notFound('Return');
  if (sent.state === 'received') return null;
  if (!canMoveReturn(sent.state, 'received', 'pharmacy')) refuseSettled(sent);
  const accepted = acceptedOf(sent, asked);
  if (!isPartOf(sent, accepted)) throw invalidInput({ lines: FIELD_MESSAGES.not_in_return });
  const request = refundedOf(order, sent, accepted);
  checkedPlan(order, { request, limit, amount });
  const received = { ...sent, state: 'received' as const, received_at: now };
  const returns = order.returns?.map((one) => (one === sent ? received : one));
  const state = endsOrder(order, request) ? stateWhenRefunded(order.state) : undefined;
  const key = returnRefundKey(code);
  return { request, reason: 'returned', restock, restocked: accepted.lines, key, state, returns };
}

/**
 * Takes a return in and refunds it, in one transaction, once per return. Units that were refunded before are not refunded
 * again; a return of nothing else is received without a refund. The customer is mailed about a refund.
 * @param services a request's context
 * @returns the order; the refund is `due` while the gateway cannot be reached
 * @throws {BusinessError} NOT_FOUND (order or return); REFUND_LIMIT; REFUND_CHANGED if it is not the sum that was shown;
 *   RETURN_SETTLED if it was declined or withdrawn; INVALID_INPUT (lines) for more than was sent back
 */
export async function receiveReturn(
  services: RefundServices,
  received: ReceivedReturn,
): Promise<OrderDocument> {
  const closed = await closeRefunded(services, received);
  if (closed) return closed;
  const { reference, record } = received;
  const now = services.clock.now();
  return applyRefund(services, { reference, record, decide: (order) => decide(order, received, now) });
}
