import { canMoveReturn } from '@saltbush/contract';
import { inTransaction } from '../../../lib/database/transactions';
import type { OrderDocument } from '../documents';
import type { RefundServices } from '../refunds/apply-refund';
import { readOrder } from '../refunds/refund-store';
import { requireSum } from '../refunds/require-sum';
import { restock } from '../refunds/undo-effects';
import { acceptedOf, isPartOf, isRefundedAlready } from './accepted-lines';
import type { ReceivedReturn } from './receive-return';
import { writeReturns } from './return-store';

/**
 * Receives a return whose units were all refunded before, once: no money goes back again, and no mail speaks of any.
 * @returns the order; null for a return with something to refund, or that cannot be received
 * @throws {BusinessError} REFUND_CHANGED if a sum was shown
 */
export function closeRefunded(
  services: RefundServices,
  { reference, code, request, restock: isRestocked, amount }: ReceivedReturn,
): Promise<OrderDocument | null> {
  const { db, clock } = services;
  return inTransaction(services, async (session) => {
    const order = await readOrder(db, reference, session);
    const sent = order?.returns?.find((one) => one.code === code);
    if (!order || !sent || !canMoveReturn(sent.state, 'received', 'pharmacy')) return null;
    const accepted = acceptedOf(sent, request);
    if (!isPartOf(sent, accepted) || !isRefundedAlready(order, sent, accepted)) return null;
    requireSum(0, amount);
    const closed = { ...sent, state: 'received' as const, received_at: clock.now() };
    const returns = (order.returns ?? []).map((one) => (one === sent ? closed : one));
    await writeReturns(db, order, returns, session);
    if (isRestocked) await restock(services, order, accepted.lines, session);
    return { ...order, returns };
  });
}
