import { normaliseEmail } from '@saltbush/contract';
import type { Resolvers } from '../../generated/resolvers';
import { notFound } from '../../lib/errors';
import { type ApiContext, requireUser } from '../../server/context';
import { checkoutPlaceOrder } from './checkout/checkout-place-order';
import type { OrderDocument, OrderItemDocument } from './documents';
import { readReference } from './reference';
import { staffOrdersSetState } from './set-state';
import { findGuestOrder, findUserOrder, listUserOrders } from './store';

const MAX_PER_PAGE = 50;
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Orders of the signed-in user, newest first, by page. */
async function previousOrders(
  _root: unknown,
  args: { page?: number | null; per_page?: number | null },
  ctx: ApiContext,
) {
  const { id } = requireUser(ctx);
  const perPage = clamp(args.per_page ?? 10, 1, MAX_PER_PAGE);
  const page = Math.max(1, args.page ?? 1);
  const { data, total } = await listUserOrders(ctx.db, id, { skip: (page - 1) * perPage, limit: perPage });
  const last_page = Math.max(1, Math.ceil(total / perPage));
  return { data, paginatorInfo: { current_page: page, last_page, per_page: perPage, total } };
}

/** A user's own order, or a guest's by the uuid of its cart. Anything else is "Order not found". */
async function order(
  _root: unknown,
  args: { reference: string; cart_uuid?: string | null },
  ctx: ApiContext,
): Promise<OrderDocument> {
  const reference = readReference(args.reference);
  const own = ctx.user && (await findUserOrder(ctx.db, reference, ctx.user.id));
  if (own) return own;
  const guest = args.cart_uuid && (await findGuestOrder(ctx.db, reference, { cart_uuid: args.cart_uuid }));
  if (!guest) throw notFound('Order');
  return guest;
}

/** A guest's order by reference and e-mail. Raises RATE_LIMITED: references could be tried out. */
async function orderLookup(
  _root: unknown,
  args: { reference: string; email: string },
  ctx: ApiContext,
): Promise<OrderDocument> {
  const email = normaliseEmail(args.email);
  await ctx.limits.count('orderLookupByAddress', ctx.clientAddress);
  await ctx.limits.count('orderLookupByEmail', email);
  const found = await findGuestOrder(ctx.db, readReference(args.reference), { email });
  if (!found) throw notFound('Order');
  return found;
}

export const resolvers: Resolvers = {
  Query: {
    previous_orders: previousOrders,
    order,
    order_lookup: orderLookup,
    payment_gateway: (_root: unknown, _args: unknown, ctx: ApiContext) => ctx.payments.browserConfig(),
  },
  Mutation: { checkout_place_order: checkoutPlaceOrder, staff_orders_set_state: staffOrdersSetState },
  Order: {
    num_items: ({ items }: OrderDocument) => items.reduce((total, item) => total + item.quantity, 0),
  },
  OrderItem: {
    product_id: (item: OrderItemDocument) => String(item.product_id),
    product: (item: OrderItemDocument, _args: unknown, ctx: ApiContext) =>
      ctx.loaders.product.load(item.product_id),
  },
};
