import { forbidden } from '../../../lib/errors';
import { findCustomer } from '../../accounts';
import type { CartView } from '../../cart';
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
  const isKept = customer?.payment_methods.some(({ stripe_source_id }) => stripe_source_id === sourceId);
  if (!isKept) throw forbidden();
}
