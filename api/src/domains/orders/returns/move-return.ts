import { canMoveReturn, type OrderMover, type ReturnDeclineReason } from '@saltbush/contract';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import type { OrderDocument, ReturnDocument } from '../documents';
import { declinedMail } from '../mails/declined-mail';
import type { RefundServices } from '../refunds/apply-refund';
import { readOrder } from '../refunds/refund-store';
import { writeReturns } from './return-store';

export interface ReturnMove {
  reference: string;
  /** The code on its label. */
  code: string;
  to: 'arrived' | 'declined' | 'withdrawn';
  by: OrderMover;
  /** Why it is declined. */
  reason?: ReturnDeclineReason;
}

/** @throws {BusinessError} RETURN_SETTLED */
export function refuseSettled({ state }: ReturnDocument): never {
  throw new BusinessError('RETURN_SETTLED', { reason: state === 'requested' ? 'withdrawn' : state });
}

/**
 * Moves a return on without a refund, once; a decline is mailed to its customer from the same transaction.
 * @throws {BusinessError} NOT_FOUND (order or return); RETURN_SETTLED if it has ended or is not theirs to move
 */
export function moveReturn(
  services: RefundServices,
  { reference, code, to, by, reason }: ReturnMove,
): Promise<OrderDocument> {
  const { db, clock } = services;
  return inTransaction(services, async (session) => {
    const order = await readOrder(db, reference, session);
    const sent = order?.returns?.find((one) => one.code === code);
    if (!order || !sent) throw notFound('Return');
    if (sent.state === to) return order;
    if (!canMoveReturn(sent.state, to, by)) refuseSettled(sent);
    const settled = to === 'arrived' ? {} : { settled_at: clock.now() };
    const moved: ReturnDocument = {
      ...sent,
      state: to,
      ...settled,
      ...(reason && { decline_reason: reason }),
    };
    const returns = (order.returns ?? []).map((one) => (one === sent ? moved : one));
    await writeReturns(db, order, returns, session);
    if (to === 'declined') await enqueueMail(services, declinedMail(services, order, moved), session);
    return { ...order, returns };
  });
}
