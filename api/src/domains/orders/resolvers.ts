import { isGeneralEmail, normaliseEmail } from '@saltbush/contract';
import type { Resolvers } from '../../generated/resolvers';
import { requireUser } from '../../lib/context';
import { notFound } from '../../lib/errors';
import { type PageArguments, readPage } from '../../lib/paging';
import { findByLink, shown } from './access/find-order';
import { checkoutPlaceOrder } from './checkout/checkout-place-order';
import type { OrdersContext } from './context';
import { ordersCancel } from './customer/orders-cancel';
import { ordersSetAddress } from './customer/orders-set-address';
import { ordersWithdrawReturn } from './customer/orders-withdraw-return';
import type { OrderDocument } from './documents';
import { orderFields, orderItemFields } from './order-fields';
import { readReference } from './reference';
import { ordersRequestReturn } from './returns/orders-request-return';
import { staffOrdersSetState } from './set-state';
import { findGuestOrder, findUserOrder, listUserOrders } from './store';

/** Lists the signed-in user's orders by page, newest first. */
async function previousOrders(_root: unknown, args: PageArguments, ctx: OrdersContext) {
  const { id } = requireUser(ctx);
  const { info, ...range } = readPage(args);
  const { data, total } = await listUserOrders(ctx.db, id, range);
  return { data, paginatorInfo: info(total) };
}

/** Returns a user's order, or a guest's by its cart uuid. Anything else is "Order not found". */
async function order(
  _root: unknown,
  args: { reference: string; cart_uuid?: string | null },
  ctx: OrdersContext,
): Promise<OrderDocument> {
  const reference = readReference(args.reference);
  const own = ctx.user && (await findUserOrder(ctx.db, reference, ctx.user.id));
  if (own) return own;
  const guest = args.cart_uuid && (await findGuestOrder(ctx.db, reference, { cart_uuid: args.cart_uuid }));
  if (!guest) throw notFound('Order');
  return guest;
}

/** Finds a guest's order by reference and e-mail. @throws {BusinessError} RATE_LIMITED, against guessing */
async function orderLookup(
  _root: unknown,
  args: { reference: string; email: string },
  ctx: OrdersContext,
): Promise<OrderDocument> {
  const email = normaliseEmail(args.email);
  await ctx.limits.count('orderLookupByAddress', ctx.clientAddress);
  // No order has such an address. The rule of sign-up would be too strict: it may have become so after the order.
  if (!isGeneralEmail(email)) throw notFound('Order');
  await ctx.limits.count('orderLookupByEmail', email);
  const found = await findGuestOrder(ctx.db, readReference(args.reference), { email });
  if (!found) throw notFound('Order');
  return found;
}

export const resolvers: Resolvers<OrdersContext> = {
  Query: {
    previous_orders: previousOrders,
    order,
    order_lookup: orderLookup,
    order_by_link: async (_root: unknown, { token }: { token: string }, ctx: OrdersContext) =>
      shown(await findByLink(ctx, token)),
    payment_gateway: (_root: unknown, _args: unknown, ctx: OrdersContext) => ctx.payments.browserConfig(),
  },
  Mutation: {
    checkout_place_order: checkoutPlaceOrder,
    orders_cancel: ordersCancel,
    orders_request_return: ordersRequestReturn,
    orders_withdraw_return: ordersWithdrawReturn,
    orders_set_address: ordersSetAddress,
    staff_orders_set_state: staffOrdersSetState,
  },
  Order: orderFields,
  OrderItem: orderItemFields,
};
