import { BusinessError } from '../../../lib/errors';
import { findCustomer } from '../../accounts';
import { sourceIdOf } from '../../payment-methods';
import type { OrdersContext } from '../context';

/**
 * Checks the payment method of an order that staff place as a customer: only customers add payment methods (rule
 * accounts-09), so theirs must be saved already. Nobody types the card of somebody else.
 * @param sourceId null or undefined if none was given, which is the rule of whoever takes the payment
 * @throws {BusinessError} PAYMENT_METHOD_NOT_SAVED
 */
export async function requireSavedMethod(
  { db, user }: Pick<OrdersContext, 'db' | 'user'>,
  sourceId: string | null | undefined,
): Promise<void> {
  if (!user?.impersonation || !sourceId) return;
  const customer = await findCustomer(db, user.id);
  const isOnFile = customer?.payment_methods.some((method) => sourceIdOf(method) === sourceId);
  if (!isOnFile) throw new BusinessError('PAYMENT_METHOD_NOT_SAVED');
}
