import { isUndone, planRefund, type RefundRequest, stillToRefund } from '@saltbush/contract';
import type { OrderDocument, ReturnDocument } from '../documents';

/** Returns what is accepted of a return, as asked; by default all of its lines, without the delivery fee. */
export const acceptedOf = ({ lines }: ReturnDocument, asked: RefundRequest | undefined): RefundRequest =>
  asked ?? { lines, shipping: false };

/** Whether no more is accepted than was sent back; the delivery fee alone is no return. */
export const isPartOf = ({ lines }: ReturnDocument, accepted: RefundRequest): boolean =>
  accepted.lines.length > 0 &&
  accepted.lines.every(({ line, quantity }) =>
    lines.some((sent) => sent.line === line && quantity >= 1 && quantity <= sent.quantity),
  );

/** Returns what of it is refunded: the units that were not refunded before, and the delivery fee. */
export const refundedOf = (
  order: OrderDocument,
  sent: ReturnDocument,
  accepted: RefundRequest,
): RefundRequest => ({ ...accepted, lines: stillToRefund(order, sent, accepted.lines) });

/** Whether all that is accepted was refunded before. */
export const isRefundedAlready = (
  order: OrderDocument,
  sent: ReturnDocument,
  accepted: RefundRequest,
): boolean => isUndone(order.state) || planRefund(order, refundedOf(order, sent, accepted)) === null;
