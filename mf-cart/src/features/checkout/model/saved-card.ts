import type { PaymentMethod } from '@saltbush/shared-ui/entities';
import type { PaymentToken } from '@saltbush/shared-ui/payment';

/** Returns true after the last day of a card's month; never for methods that do not expire. */
export const isExpired = (
  { exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>,
  now = new Date(),
): boolean => exp_year !== null && exp_month !== null && new Date(exp_year, exp_month, 1) <= now;

/** Returns a card of the account as a payment. */
export const tokenOf = ({ payment_source_id, brand, last4 }: PaymentMethod): PaymentToken => ({
  id: payment_source_id,
  brand,
  last4,
});
