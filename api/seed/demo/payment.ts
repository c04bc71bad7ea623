import { everythingLeft, planRefund, refundedTotal } from '@saltbush/contract';
import type { OrderDocument } from '../../src/domains/orders';
import type { IntentDocument } from '../../src/payments/embedded/store';
import { DEMO_CARD } from './customers';

/** The gateway's id of an order's payment. */
export const intentIdOf = (reference: string): string => `pi_demo_${reference.toLowerCase()}`;

const CANCEL_KEY = 'cancel';

/** An order after its state: cancelling it refunds all of it to the card, with the points that it earned. */
export function afterCancelling(order: OrderDocument): OrderDocument {
  const { state, timeline, payment } = order;
  const figures = state === 'cancelled' ? planRefund(order, everythingLeft(order)) : null;
  const at = timeline.at(-1)?.at;
  if (!figures || !payment || !at) return order;
  return {
    ...order,
    edr_base_points: order.edr_base_points - figures.base_points,
    edr_bonus_points: order.edr_bonus_points - figures.bonus_points,
    payment: { ...payment, status: 'refunded' },
    refunds: [{ id: CANCEL_KEY, reason: 'cancelled', status: 'paid', at, ...figures }],
  };
}

/** The gateway's payment of an order, from which it can be refunded, with the refunds that were made. */
export function demoIntent(order: OrderDocument) {
  const { _id, reference, idempotency_key, order_total, created_at, refunds = [] } = order;
  const { stripe_source_id, ...card } = DEMO_CARD;
  const refunded = refundedTotal({ refunds });
  return {
    _id: intentIdOf(reference),
    idempotency_key,
    source_id: stripe_source_id,
    ...card,
    amount: order_total,
    refunded,
    refund_keys: refunds.map(({ id }) => `refund:${_id}:${id}`),
    status: refunded > 0 && refunded === order_total ? 'refunded' : 'captured',
    challenge: 'none',
    message: null,
    created_at,
  } satisfies IntentDocument;
}
