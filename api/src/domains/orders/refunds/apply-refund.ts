import {
  isFeeAlone,
  isWhollyRefunded,
  planRefund,
  type RefundReason,
  type RefundRequest,
} from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { inTransaction, type TransactionServices } from '../../../lib/database/transactions';
import { notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import { refreshSearch } from '../checkout/store-once';
import type { OrdersContext } from '../context';
import type { OrderDocument, RefundDocument } from '../documents';
import { orderRefunded } from '../events';
import { refundMail } from '../mails/refund-mail';
import { returnRepeats } from '../scripts/repeats';
import { closedScripts } from '../scripts/scripts-of';
import { payRefunds } from './pay-refunds';
import { readOrder, writeRefunds } from './refund-store';
import { isRestocked, releaseOrder, undoEffects } from './undo-effects';

/** What cancelling and refunding needs; a request's context has all of it. */
export type RefundServices = Pick<
  OrdersContext,
  | 'client'
  | 'db'
  | 'clock'
  | 'cipher'
  | 'config'
  | 'events'
  | 'hooks'
  | 'payments'
  | 'search'
  | 'log'
  | 'signedLinks'
> &
  TransactionServices;

/** A refund as decided in its transaction. Null: it was made before, and nothing changes. */
export interface Decision {
  request: RefundRequest;
  reason: RefundReason;
  /** The state the order moves to; undefined if it stays where it is. */
  state?: 'cancelled' | 'refunded';
  /** Whether the goods return to stock; by default as long as a pharmacy has them, and never what was out of stock. */
  restock?: boolean;
  /** What returns to stock, where it is not what is refunded. */
  restocked?: RefundRequest['lines'];
  key: string;
  /** The order's returns as they are afterwards, if the refund is for one. */
  returns?: OrderDocument['returns'];
}

export interface Refunding {
  reference: string;
  /** Decides on the order as it is in the transaction, which may be repeated. @throws {BusinessError} */
  decide(order: OrderDocument): Decision | null;
  /** Writes what belongs to the refund in the same transaction, such as an audit record. */
  record?(session: ClientSession, refund: RefundDocument, order: OrderDocument): Promise<void>;
}

const NOTHING = { lines: [], shipping: 0, amount: 0, gst: 0, base_points: 0, bonus_points: 0 };

function refundOf(order: OrderDocument, { request, reason, key }: Decision, at: Date): RefundDocument {
  const figures = planRefund(order, request) ?? NOTHING;
  const status = figures.amount > 0 && order.payment ? 'due' : 'paid';
  return { id: key, reason, status, at, ...figures };
}

/** A program's fee whose goods were all given back is like one without goods: it is paid, and nothing is sent. */
function feeAlone(order: OrderDocument, at: Date): Partial<OrderDocument> {
  if (!isFeeAlone(order)) return {};
  const timeline = [...order.timeline, { state: 'delivered' as const, at }];
  return { state: 'delivered', timeline, shipping_method: null, shipping_address: null };
}

/** Returns the order after a refund. */
function refunded(order: OrderDocument, refund: RefundDocument, { state, returns }: Decision): OrderDocument {
  const after = {
    ...order,
    refunds: [...(order.refunds ?? []), refund],
    edr_base_points: order.edr_base_points - refund.base_points,
    edr_bonus_points: order.edr_bonus_points - refund.bonus_points,
    ...(returns && { returns }),
    ...(state && { state, timeline: [...order.timeline, { state, at: refund.at }] }),
  };
  return { ...after, ...feeAlone(after, refund.at), scripts: closedScripts(order, after, refund.at) };
}

/** What a refund can change of an order. */
function changeOf({ state, timeline, refunds, returns, scripts, ...after }: OrderDocument) {
  const { edr_base_points, edr_bonus_points, shipping_method, shipping_address } = after;
  const points = { edr_base_points, edr_bonus_points };
  const sent = { shipping_method, shipping_address };
  return { state, timeline, refunds, scripts, ...points, ...sent, ...(returns && { returns }) };
}

async function apply(
  services: RefundServices,
  { reference, decide, record }: Refunding,
  session: ClientSession,
): Promise<OrderDocument> {
  const order = await readOrder(services.db, reference, session);
  if (!order) throw notFound('Order');
  const decision = decide(order);
  if (!decision) return order;
  const refund = refundOf(order, decision, services.clock.now());
  const after = refunded(order, refund, decision);
  const { refunds } = after;
  const isDue = (refunds ?? []).some(({ status }) => status === 'due');
  await writeRefunds(services.db, order, changeOf(after), isDue, session);
  await record?.(session, refund, after);
  await services.events.emit(orderRefunded, { order: after, refund }, session);
  await returnRepeats(services.db, order, after, session);
  if (decision.state === 'cancelled') await releaseOrder(services, order, session);
  await enqueueMail(services, refundMail(services, after, refund), session);
  const restock = isRestocked(order, decision);
  const lines = decision.restocked ?? refund.lines;
  await undoEffects(services, order, refund, { lines: restock ? lines : [], session });
  return after;
}

/**
 * Stores a refund with everything that follows it in one transaction, then asks the gateway for the money. If the
 * gateway cannot be reached, the refund stands, and a job asks again.
 */
export async function applyRefund(services: RefundServices, refunding: Refunding): Promise<OrderDocument> {
  const order = await inTransaction(services, (session) => apply(services, refunding, session));
  await refreshSearch(services, order);
  try {
    return await payRefunds(services, order);
  } catch (error) {
    services.log.error({ err: error, reference: order.reference }, 'Could not refund an order yet');
    return order;
  }
}

/** Returns true if the money of a wholly refunded order ends it. */
export const endsOrder = (order: OrderDocument, request: RefundRequest): boolean => {
  const figures = planRefund(order, request);
  return figures !== null && isWhollyRefunded({ ...order, refunds: [...(order.refunds ?? []), figures] });
};
