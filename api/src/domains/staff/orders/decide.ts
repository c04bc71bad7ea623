import {
  FIELD_MESSAGES,
  isReason,
  PHARMACY_CANCEL_REASONS,
  REFUND_REASONS,
  refundLimit,
  unitsLeft,
} from '@saltbush/contract';
import type {
  StaffOrdersApproveInput,
  StaffOrdersCancelInput,
  StaffOrdersRefundInput,
  StaffOrdersRefuseLineInput,
} from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { BusinessError, invalidInput } from '../../../lib/errors';
import {
  approveOrder,
  cancelOrder,
  heldScript,
  isCallDue,
  type OrderDocument,
  refundOrder,
  requireAllKept,
} from '../../orders';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';
import { endClaim } from './claims/claim-store';
import { requireOrder, staffOrderOf } from './one-order';
import { refuseFees } from './program-fees';
import { requireRequestKey } from './request-key';

/** The key of the one refund by which a line is refused. */
const refusalOf = (line: number): string => `refused:${line}`;

/** @throws {BusinessError} SCRIPT_UNCHECKED while a script of an order under review is not checked (rule selling-37) */
function refuseHeld(order: OrderDocument): void {
  const held = order.state === 'pharmacist_review' ? heldScript(order) : undefined;
  if (held) throw new BusinessError('SCRIPT_UNCHECKED', { line: held.line, state: held.state });
}

/**
 * Approves an order under review. The second pharmacist learns who was first.
 * @throws {BusinessError} SCRIPT_UNCHECKED, CALL_DUE, SCRIPT_STOPPED (rule health-65), ALREADY_REVIEWED, WRONG_STATE
 */
export async function staffOrdersApprove(
  _root: unknown,
  { input }: { input: StaffOrdersApproveInput },
  ctx: StaffContext,
) {
  const { id } = requirePermission(ctx, 'orders:review');
  const order = await requireOrder(ctx, input.reference);
  refuseHeld(order);
  if (isCallDue(order)) throw new BusinessError('CALL_DUE');
  await requireAllKept(ctx.db, order);
  const review = { staff_id: id, staff_name: await nameOfStaff(ctx, id), at: ctx.clock.now() };
  const isFirst = await approveOrder(ctx.db, order, review);
  if (isFirst) await endClaim(ctx.db, order.reference);
  const now = await requireOrder(ctx, input.reference);
  refuseHeld(now);
  if (isFirst || now.review?.staff_id === id) return { order: await staffOrderOf(ctx, now) };
  if (now.review) throw new BusinessError('ALREADY_REVIEWED', { staff_name: now.review.staff_name });
  throw new BusinessError('WRONG_STATE', { asked: 'approved', state: now.state });
}

/** Refuses what is left of a line and refunds it. */
export async function staffOrdersRefuseLine(
  _root: unknown,
  { input }: { input: StaffOrdersRefuseLineInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'orders:review');
  const { reference, line, reason, amount } = input;
  if (!isReason(REFUND_REASONS, reason)) throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
  const order = await requireOrder(ctx, reference);
  refuseFees(order, [{ line }]);
  const quantity = unitsLeft(order)[line - 1] ?? 0;
  const refused = await refundOrder(ctx, {
    reference: order.reference,
    key: refusalOf(line),
    reason,
    request: { lines: [{ line, quantity }], shipping: false },
    amount: amount ?? undefined,
  });
  return { order: await staffOrderOf(ctx, refused) };
}

/** Cancels an order and refunds what is left of it. */
export async function staffOrdersCancel(
  _root: unknown,
  { input }: { input: StaffOrdersCancelInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'orders:refund');
  const { reason, seen_queue, amount } = input;
  if (!isReason(PHARMACY_CANCEL_REASONS, reason)) {
    throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
  }
  const order = await requireOrder(ctx, input.reference);
  refuseFees(order);
  const { reference } = order;
  const seen = { seen: seen_queue ?? undefined, amount: amount ?? undefined };
  const cancelled = await cancelOrder(ctx, { reference, by: 'pharmacy', reason, ...seen });
  await endClaim(ctx.db, reference);
  return { order: await staffOrderOf(ctx, cancelled) };
}

/** Refunds lines of an order, once per key and up to the limit of the role (rule roles-01). */
export async function staffOrdersRefund(
  _root: unknown,
  { input }: { input: StaffOrdersRefundInput },
  ctx: StaffContext,
) {
  const { role } = requirePermission(ctx, 'orders:refund');
  const { key, reason, lines, shipping, amount } = input;
  if (!isReason(REFUND_REASONS, reason)) throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
  requireRequestKey(key);
  const order = await requireOrder(ctx, input.reference);
  refuseFees(order, lines);
  const { reference } = order;
  const refunded = await refundOrder(ctx, {
    reference,
    key,
    reason,
    request: { lines: [...lines], shipping: shipping ?? false },
    limit: refundLimit(role),
    amount: amount ?? undefined,
  });
  return { order: await staffOrderOf(ctx, refunded) };
}
