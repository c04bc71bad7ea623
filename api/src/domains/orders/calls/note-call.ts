import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import type { OrderDocument } from '../documents';
import { missedCallMail } from '../mails/missed-call-mail';
import type { RefundServices } from '../refunds/apply-refund';
import { readOrder } from '../refunds/refund-store';
import { type CallAttempt, MOST_ATTEMPTS } from './documents';
import { isCallDue } from './promised-call';

export interface CallNote {
  reference: string;
  outcome: CallAttempt['outcome'];
  by: { id: string; name: string };
}

/** @throws {BusinessError} CALL_SETTLED with who has spoken with the customer; WRONG_STATE if no call is due */
function checkDue(order: OrderDocument): void {
  if (isCallDue(order)) return;
  const spoken = order.call?.attempts.find(({ outcome }) => outcome === 'spoken');
  if (spoken) throw new BusinessError('CALL_SETTLED', { staff_name: spoken.staff_name });
  throw new BusinessError('WRONG_STATE', { asked: 'called about', state: order.state });
}

const isRepeated = ({ call }: OrderDocument, { outcome, by }: CallNote): boolean =>
  outcome === 'spoken' &&
  call?.attempts.at(-1)?.outcome === 'spoken' &&
  call.attempts.at(-1)?.staff_id === by.id;

async function apply(
  services: RefundServices,
  note: CallNote,
  session: ClientSession,
): Promise<OrderDocument> {
  const { db, clock } = services;
  const order = await readOrder(db, note.reference, session);
  if (!order) throw notFound('Order');
  if (isRepeated(order, note)) return order;
  checkDue(order);
  const attempt = {
    ...{ outcome: note.outcome, at: clock.now() },
    ...{ staff_id: note.by.id, staff_name: note.by.name },
  };
  const attempts = [...(order.call?.attempts ?? []), attempt].slice(-MOST_ATTEMPTS);
  const orders = db.collection<OrderDocument>('orders');
  await orders.updateOne({ _id: order._id }, { $set: { 'call.attempts': attempts } }, { session });
  if (note.outcome === 'no_answer') await enqueueMail(services, missedCallMail(services, order), session);
  return { ...order, ...(order.call && { call: { ...order.call, attempts } }) };
}

/**
 * Notes a try to reach the customer whom a call was promised; the first that nobody answers is mailed, in the same
 * transaction. Having spoken has no effect the second time for the same person.
 * @returns the order afterwards
 * @throws {BusinessError} NOT_FOUND; CALL_SETTLED if a colleague has spoken with the customer; WRONG_STATE if no call is due
 */
export const noteCall = (services: RefundServices, note: CallNote): Promise<OrderDocument> =>
  inTransaction(services, (session) => apply(services, note, session));
