import { formatMoney, orderSums, paymentLabel } from '@saltbush/contract';
import type { TotalsRow } from '@saltbush/shared-ui/design/orders';
import type { OrderDetails } from '../api/order';

type Paid = Pick<OrderDetails, 'payment'>;

/** Whether an order was charged: a payment that was released before its capture was not, and has no tax invoice. */
export const isCharged = ({ payment }: Paid): boolean => payment?.status !== 'released';

/** The rows above an order's total, to which they add up (rule selling-30). */
export function totalRows(order: OrderDetails): TotalsRow[] {
  const { items, discounts, delivery } = orderSums(order);
  return [
    { label: 'Items', cents: items },
    ...discounts.map(({ name, amount }): TotalsRow => ({ label: name, cents: amount, kind: 'saving' })),
    { label: order.shipping_method?.name ?? 'Delivery', cents: delivery },
  ];
}

/** What is said below the total: its GST, or that nothing was charged. */
export function footnoteOf(order: Paid & Pick<OrderDetails, 'gst_total'>): string {
  return isCharged(order) ? `Includes GST of ${formatMoney(order.gst_total)}` : 'Nothing was charged';
}

/** What became of the payment; null if there was none. */
export function paidWith(order: Paid & Pick<OrderDetails, 'refund_total'>): string | null {
  if (!order.payment) return null;
  const card = paymentLabel(order.payment);
  if (!isCharged(order)) return `The payment with ${card} was released: nothing was taken from it.`;
  return `${order.refund_total > 0 ? 'Was paid with' : 'Paid with'} ${card}`;
}

/** The points that an order earns; none where nothing was charged. */
export const pointsOf = (order: Paid & Pick<OrderDetails, 'edr_base_points' | 'edr_bonus_points'>): number =>
  isCharged(order) ? order.edr_base_points + order.edr_bonus_points : 0;
