import {
  FIELD_MESSAGES,
  isReason,
  RETURN_DECLINE_REASONS,
  type ReturnDeclineReason,
  refundLimit,
} from '@saltbush/contract';
import type {
  StaffReturnsAcceptInput,
  StaffReturnsArriveInput,
  StaffReturnsDeclineInput,
} from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { countReturns, listReturns, moveReturn, type ReturnQueue, receiveReturn } from '../../orders';
import type { StaffContext } from '../context';
import { pageOf } from './list-orders';
import { requireOrder, staffOrderOf } from './one-order';
import { cursorOf, readCursor } from './order-cursor';

const MAX_ORDERS = 50;

interface Arguments {
  queue: ReturnQueue;
  after?: string | null;
  first?: number | null;
}

/** Returns a page of the orders with returns of a queue. For staff. */
export async function staffReturns(_root: unknown, args: Arguments, ctx: StaffContext) {
  requirePermission(ctx, 'orders:see');
  const limit = Math.min(Math.max(args.first ?? MAX_ORDERS, 1), MAX_ORDERS);
  const after = args.after ? readCursor(args.after) : null;
  const found = await listReturns(ctx.db, { queue: args.queue, after, limit: limit + 1 });
  const data = found.slice(0, limit);
  const last = data.at(-1);
  return pageOf(ctx, data, found.length > limit && last ? cursorOf(last) : null);
}

/** Returns how many orders have returns that wait. For staff. */
export async function staffReturnCounts(_root: unknown, _args: unknown, ctx: StaffContext) {
  requirePermission(ctx, 'orders:see');
  const [requested, arrived] = await Promise.all([
    countReturns(ctx.db, 'requested'),
    countReturns(ctx.db, 'arrived'),
  ]);
  return { requested, arrived };
}

async function move(
  ctx: StaffContext,
  { reference, code }: StaffReturnsArriveInput,
  step: { to: 'arrived' | 'declined'; reason?: ReturnDeclineReason },
) {
  const order = await requireOrder(ctx, reference);
  const moved = await moveReturn(ctx, { reference: order.reference, code, by: 'pharmacy', ...step });
  return { order: await staffOrderOf(ctx, moved) };
}

/** Records that a returned parcel has arrived. */
export async function staffReturnsArrive(
  _root: unknown,
  { input }: { input: StaffReturnsArriveInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'orders:refund');
  return move(ctx, input, { to: 'arrived' });
}

/** Declines a return with a reason, which its customer is mailed. */
export async function staffReturnsDecline(
  _root: unknown,
  { input }: { input: StaffReturnsDeclineInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'orders:refund');
  const { reason } = input;
  if (!isReason(RETURN_DECLINE_REASONS, reason))
    throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
  return move(ctx, input, { to: 'declined', reason });
}

/** Accepts a return, wholly or in part, and refunds it up to the limit of the role (rule roles-01). */
export async function staffReturnsAccept(
  _root: unknown,
  { input }: { input: StaffReturnsAcceptInput },
  ctx: StaffContext,
) {
  const { role } = requirePermission(ctx, 'orders:refund');
  const { code, lines, shipping, restock, amount } = input;
  const { reference } = await requireOrder(ctx, input.reference);
  const order = await receiveReturn(ctx, {
    reference,
    code,
    request: { lines: [...lines], shipping: shipping ?? false },
    restock: restock ?? false,
    limit: refundLimit(role),
    amount: amount ?? undefined,
  });
  return { order: await staffOrderOf(ctx, order) };
}
