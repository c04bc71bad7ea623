import { cancelledBecause, paymentLabel, REFUND_REASONS } from '@saltbush/contract';
import type { Mail, OrderRefund } from '../../mail';
import { type LinkServices, orderAddress } from '../access/order-link';
import type { OrderDocument, RefundDocument } from '../documents';
import { mailName } from './mail-name';

/** Why an order was cancelled; null where its items were refused for different reasons. */
const reasonOfAll = ({ refunds = [] }: OrderDocument, { reason }: RefundDocument): string | null =>
  refunds.every((refund) => refund.reason === reason) ? cancelledBecause(reason) : null;

/** Builds the mail about a refund, sent once per refund; about a cancelled order, the one of its cancellation. */
export function refundMail(services: LinkServices, order: OrderDocument, refund: RefundDocument): Mail {
  const { _id, reference, email, first_name, payment, state } = order;
  const data: OrderRefund = {
    firstName: first_name,
    reference,
    url: orderAddress(services, order),
    lines: refund.lines.flatMap(({ line, quantity, amount: total }) => {
      const item = order.items[line - 1];
      return item ? [{ name: mailName(item), quantity, total }] : [];
    }),
    delivery: refund.shipping,
    total: refund.amount,
    reason: state === 'cancelled' ? reasonOfAll(order, refund) : REFUND_REASONS[refund.reason],
    card: payment && paymentLabel(payment),
  };
  if (state === 'cancelled') {
    return { id: `order_cancelled:${_id}`, to: email, template: 'order_cancelled', data };
  }
  if (refund.reason === 'returned') {
    return { id: `return_received:${_id}:${refund.id}`, to: email, template: 'return_received', data };
  }
  return { id: `order_refunded:${_id}:${refund.id}`, to: email, template: 'order_refunded', data };
}
