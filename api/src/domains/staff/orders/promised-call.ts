import { findCustomer } from '../../accounts';
import { isCallDue, type OrderDocument } from '../../orders';
import type { StaffContext } from '../context';

/** Returns where the customer of an order can be called; null if no number is known. */
async function phoneOf(
  ctx: StaffContext,
  { shipping_address, user_id }: OrderDocument,
): Promise<string | null> {
  if (shipping_address?.phone) return shipping_address.phone;
  return (user_id && (await findCustomer(ctx.db, user_id))?.phone) || null;
}

/** Returns the call that was promised to an order's customer (rule 2.11-07); null if there is none. */
export async function callOf(ctx: StaffContext, order: OrderDocument) {
  if (!order.call) return null;
  const { lines, attempts } = order.call;
  return { lines, attempts, is_due: isCallDue(order), phone: await phoneOf(ctx, order) };
}
