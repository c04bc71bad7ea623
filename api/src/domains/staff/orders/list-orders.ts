import { normaliseEmail } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import {
  listQueue,
  measureQueue,
  type OrderDocument,
  type OrderQueue,
  type QueuePlace,
  WORKING_QUEUES,
} from '../../orders';
import type { StaffContext } from '../context';
import { claimsOf } from './claims/claims';
import { type OrdersFound, ordersFound, type SearchArguments } from './find/search-orders';
import { cursorOf, readCursor } from './order-cursor';

const MAX_ORDERS = 50;

/** What a list of orders is narrowed down to. */
export interface OrderChoice extends SearchArguments {
  queue?: OrderQueue | null;
  newest?: boolean | null;
}

interface Arguments extends OrderChoice {
  after?: string | null;
  first?: number | null;
}

/** Returns the next orders of a queue, or those of all queues that a search finds. */
export async function chosenOrders(
  ctx: StaffContext,
  { queue, newest, ...asked }: OrderChoice,
  range: { after: QueuePlace | null; limit: number },
): Promise<OrdersFound> {
  if (!queue) return ordersFound(ctx, asked, range);
  const email = asked.email ? normaliseEmail(asked.email) : null;
  const orders = await listQueue(ctx.db, { queue, newest: newest ?? false, email, ...range });
  return { orders, limited_to: null };
}

/** A page of orders, with who works on them. */
export async function pageOf(ctx: StaffContext, data: OrderDocument[], next: string | null) {
  const references = data.map(({ reference }) => reference);
  return { data, next, claims: await claimsOf(ctx, references) };
}

/** Returns a page of a queue of orders, or the latest of all queues that a search finds. Staff only. */
export async function staffOrders(_root: unknown, args: Arguments, ctx: StaffContext) {
  requirePermission(ctx, 'orders:see');
  const limit = Math.min(Math.max(args.first ?? MAX_ORDERS, 1), MAX_ORDERS);
  const { orders: found, limited_to } = await chosenOrders(ctx, args, {
    after: args.after ? readCursor(args.after) : null,
    limit: limit + 1,
  });
  const data = found.slice(0, limit);
  const last = data.at(-1);
  const page = await pageOf(ctx, data, found.length > limit && last ? cursorOf(last) : null);
  return { ...page, limited_to };
}

/** Returns the queues that wait for work, with their lengths. Staff only. */
export async function staffOrderQueues(_root: unknown, _args: unknown, ctx: StaffContext) {
  requirePermission(ctx, 'orders:see');
  return Promise.all(
    WORKING_QUEUES.map(async (queue) => ({ queue, ...(await measureQueue(ctx.db, queue)) })),
  );
}
