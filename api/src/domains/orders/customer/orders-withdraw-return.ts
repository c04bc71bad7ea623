import type { OrdersWithdrawReturnInput } from '../../../generated/resolvers';
import { findToChange, shown } from '../access/find-order';
import type { OrdersContext } from '../context';
import { moveReturn } from '../returns/move-return';

/** Withdraws a return that the customer has not sent after all (rule consent-08). */
export async function ordersWithdrawReturn(
  _root: unknown,
  { input }: { input: OrdersWithdrawReturnInput },
  ctx: OrdersContext,
) {
  const { order, isOwner } = await findToChange(ctx, input);
  const { reference } = order;
  const moved = await moveReturn(ctx, { reference, code: input.code, to: 'withdrawn', by: 'customer' });
  return { order: shown({ order: moved, isOwner }) };
}
