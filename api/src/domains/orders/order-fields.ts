import {
  canMoveReturn,
  isRefundedBefore,
  packSizeOf,
  picksOf,
  refundedTotal,
  returnableUnits,
  returnUntil,
  unitsLeft,
} from '@saltbush/contract';
import type { OrdersContext } from './context';
import { canSetAddress } from './customer/orders-set-address';
import type { OrderDocument, OrderItemDocument } from './documents';
import { canCancel } from './refunds/cancel-order';
import { scriptsOf } from './scripts/scripts-of';

/** A line with its number and what was refunded of it. */
type NumberedItem = OrderItemDocument & {
  line: number;
  refunded_quantity: number;
  returnable_quantity: number;
  from_shelf: number;
};

function items(order: OrderDocument, _args: unknown, { clock }: OrdersContext): NumberedItem[] {
  const left = unitsLeft(order);
  const returnable = returnableUnits(order, clock.now());
  return order.items.map((item, index) => ({
    ...item,
    line: index + 1,
    refunded_quantity: item.quantity - (left[index] ?? 0),
    from_shelf: picksOf(item, left[index] ?? 0).shelf,
    returnable_quantity: returnable[index] ?? 0,
  }));
}

/** What went to no rewards card was not earned, and cannot be taken back: a guest's points, or those of who has linked none. */
const earned = ({ user_id, are_points_added }: OrderDocument, points: number): number =>
  user_id === null || are_points_added === false ? 0 : points;

const refunds = (order: OrderDocument) =>
  (order.refunds ?? []).map((refund) => ({
    ...refund,
    lines: refund.lines.map((part) => ({ ...part, name: order.items[part.line - 1]?.name ?? '' })),
    points: earned(order, refund.base_points + refund.bonus_points),
    is_paid: refund.status === 'paid',
  }));

const returns = (order: OrderDocument) =>
  (order.returns ?? []).map((sent) => ({
    ...sent,
    settled_at: sent.settled_at ?? null,
    decline_reason: sent.decline_reason ?? null,
    is_refunded_before: isRefundedBefore(order, sent),
    can_withdraw: canMoveReturn(sent.state, 'withdrawn', 'customer'),
    lines: sent.lines.map((part) => ({ ...part, name: order.items[part.line - 1]?.name ?? '' })),
  }));

const scripts = (order: OrderDocument) =>
  scriptsOf(order).map(({ steps, ...script }) => ({
    ...script,
    name: order.items[script.line - 1]?.name ?? '',
    steps: steps.map(({ state, at, reason }) => ({ state, at, reason: reason ?? null })),
  }));

/** Whoever may read a guest's order may change it; staff have operations of their own. */
const linkToken = ({ _id, user_id }: OrderDocument, _args: unknown, { user, signedLinks }: OrdersContext) =>
  user_id !== null || (user && user.role !== 'customer') ? null : signedLinks.sign('order', _id);

/** What an order answers beyond what it stores. */
export const orderFields = {
  is_approved: ({ state, review }: OrderDocument) => state === 'pharmacist_review' && review !== undefined,
  num_items: ({ items: lines }: OrderDocument) => lines.reduce((total, item) => total + item.quantity, 0),
  items,
  discounts: (order: OrderDocument) => order.discounts ?? [],
  edr_base_points: (order: OrderDocument) => earned(order, order.edr_base_points),
  edr_bonus_points: (order: OrderDocument) => earned(order, order.edr_bonus_points),
  refunds,
  refund_total: refundedTotal,
  returns,
  scripts,
  return_until: returnUntil,
  link_token: linkToken,
  can_set_address: canSetAddress,
  can_cancel: (order: OrderDocument) => canCancel(order, 'customer'),
};

export const orderItemFields = {
  product_id: (item: OrderItemDocument) => String(item.product_id),
  size: ({ name }: OrderItemDocument) => packSizeOf(name),
  is_cold: async ({ is_cold, product_id }: OrderItemDocument, _args: unknown, { loaders }: OrdersContext) =>
    is_cold ?? (await loaders.product.load(product_id))?.is_fridge ?? false,
  product: (item: OrderItemDocument, _args: unknown, ctx: OrdersContext) =>
    ctx.loaders.product.load(item.product_id),
};
