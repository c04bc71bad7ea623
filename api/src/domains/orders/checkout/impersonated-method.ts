import { forbidden } from '../../../lib/errors';
import { findCustomer } from '../../accounts';
import type { CartView } from '../../cart';
import { sourceIdOf } from '../../payment-methods';
import type { OrdersContext } from '../context';

/**
 * Checks the payment method of an order with AutoDelivery lines, which is saved for later deliveries. In an impersonated session
 * the customer must already have saved it: only customers add payment methods (rule accounts-09).
 * @throws {BusinessError} FORBIDDEN
 */
export async function requireSavedMethod(
  ctx: Pick<OrdersContext, 'db' | 'user'>,
  { lines }: Pick<CartView, 'lines'>,
  sourceId: string | null | undefined,
): Promise<void> {
  if (!ctx.user?.impersonation || !lines.some(({ item }) => item.frequency !== null)) return;
  const customer = await findCustomer(ctx.db, ctx.user.id);
  const isOnFile = customer?.payment_methods.some((method) => sourceIdOf(method) === sourceId);
  if (!isOnFile) throw forbidden();
}
