import { forbidden } from '../../../lib/errors';
import { findCustomer } from '../../accounts';
import type { CartView } from '../../cart';
import { sourceIdOf } from '../../payment-methods';
import type { OrdersContext } from '../context';

/**
 * An order with AutoDelivery lines keeps its card for the deliveries to come. In an impersonated session it must be one
 * that the customer has kept already: nobody else adds payment methods (rule accounts-09). Raises FORBIDDEN.
 */
export async function requireKeptCard(
  ctx: Pick<OrdersContext, 'db' | 'user'>,
  { lines }: Pick<CartView, 'lines'>,
  sourceId: string | null | undefined,
): Promise<void> {
  if (!ctx.user?.impersonation || !lines.some(({ item }) => item.frequency !== null)) return;
  const customer = await findCustomer(ctx.db, ctx.user.id);
  const isOnFile = customer?.payment_methods.some((card) => sourceIdOf(card) === sourceId);
  if (!isOnFile) throw forbidden();
}
