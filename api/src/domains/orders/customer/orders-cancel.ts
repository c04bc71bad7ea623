import { CANCEL_REASONS, FIELD_MESSAGES, isReason } from '@saltbush/contract';
import type { OrdersCancelInput } from '../../../generated/resolvers';
import { invalidInput } from '../../../lib/errors';
import { findToChange, shown } from '../access/find-order';
import type { OrdersContext } from '../context';
import { cancelOrder } from '../refunds/cancel-order';

/** Cancels a customer's own order until it is packed (rule consent-08), by reference or with its link. */
export async function ordersCancel(
  _root: unknown,
  { input }: { input: OrdersCancelInput },
  ctx: OrdersContext,
) {
  const { reason } = input;
  if (!isReason(CANCEL_REASONS, reason)) throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
  const { order, isOwner } = await findToChange(ctx, input);
  const cancelled = await cancelOrder(ctx, { reference: order.reference, by: 'customer', reason });
  return { order: shown({ order: cancelled, isOwner }) };
}
