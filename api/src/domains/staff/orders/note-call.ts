import type { StaffOrdersNoteCallInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { noteCall } from '../../orders';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';
import { requireOrder, staffOrderOf } from './one-order';

/** Notes a try to reach the customer whom a call was promised. */
export async function staffOrdersNoteCall(
  _root: unknown,
  { input }: { input: StaffOrdersNoteCallInput },
  ctx: StaffContext,
) {
  const { id } = requirePermission(ctx, 'orders:review');
  const { reference } = await requireOrder(ctx, input.reference);
  const by = { id, name: await nameOfStaff(ctx, id) };
  return { order: await staffOrderOf(ctx, await noteCall(ctx, { reference, outcome: input.outcome, by })) };
}
