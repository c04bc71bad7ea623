import { refundedTotal, unitsLeft } from '@saltbush/contract';
import type { OrdersContext } from './context';
import type { OrderDocument, OrderItemDocument } from './documents';
import { canCancel } from './refunds/cancel-order';

/** A line with its number and what was refunded of it. */
type NumberedItem = OrderItemDocument & { line: number; refunded_quantity: number };

function items(order: OrderDocument): NumberedItem[] {
  const left = unitsLeft(order);
  return order.items.map((item, index) => ({
    ...item,
    line: index + 1,
    refunded_quantity: item.quantity - (left[index] ?? 0),
  }));
}

const refunds = (order: OrderDocument) =>
  (order.refunds ?? []).map((refund) => ({
    ...refund,
    lines: refund.lines.map((part) => ({ ...part, name: order.items[part.line - 1]?.name ?? '' })),
    points: refund.base_points + refund.bonus_points,
    is_paid: refund.status === 'paid',
  }));

/** What an order answers beyond what it stores. */
export const orderFields = {
  num_items: ({ items: lines }: OrderDocument) => lines.reduce((total, item) => total + item.quantity, 0),
  items,
  refunds,
  refund_total: refundedTotal,
  can_cancel: (order: OrderDocument) => canCancel(order, 'customer'),
};

export const orderItemFields = {
  product_id: (item: OrderItemDocument) => String(item.product_id),
  product: (item: OrderItemDocument, _args: unknown, ctx: OrdersContext) =>
    ctx.loaders.product.load(item.product_id),
};
