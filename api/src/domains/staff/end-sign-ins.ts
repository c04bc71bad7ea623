import { supportReasonError } from '@saltbush/contract';
import { requirePermission } from '../../lib/context';
import { invalidInput, notFound } from '../../lib/errors';
import { deleteSessionsOf } from '../accounts';
import type { StaffContext } from './context';
import { findShopper } from './store';

/**
 * Signs a customer out on every device, effective with the next request of each. The operation handler writes who did
 * it, and why, to the audit log before it happens. Staff only.
 */
export async function staffCustomerEndSignIns(
  _root: unknown,
  { customer_id, reason }: { customer_id: string; reason: string },
  ctx: StaffContext,
): Promise<{ ended: number }> {
  requirePermission(ctx, 'customers:impersonate');
  const error = supportReasonError(reason);
  if (error) throw invalidInput({ reason: error });
  const customer = await findShopper(ctx.db, customer_id);
  if (!customer) throw notFound('Customer');
  return { ended: await deleteSessionsOf(ctx.db, customer._id) };
}
