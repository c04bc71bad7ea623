import type { CheckoutSection } from '@saltbush/contract';
import { errorMessage, hasCode, isOutage } from '@saltbush/shared-ui/platform';
import { isSessionOver } from '../../../shared/cart/session-over';
import { isPaymentMissing } from '../api/place-order';

/** The section that a failed order returns the shopper to, and the message shown there. Nothing has been charged. */
export interface OrderFailure {
  section: CheckoutSection;
  message: string;
  /** The payment token cannot be reused. */
  isPaymentSpent: boolean;
  /** The session has ended: signing in goes on. */
  isSessionOver: boolean;
  /** The displayed cart may be out of date and has to be refetched. */
  isCartStale: boolean;
  /** The shopper closed the bank's step or a wallet: no error. */
  isByChoice?: boolean;
}

/** What the shopper ended before the api was asked: the order can be placed as it is. */
export const closedByChoice = (message: string): OrderFailure => ({
  section: 'review',
  message,
  isPaymentSpent: false,
  isSessionOver: false,
  isCartStale: false,
  isByChoice: true,
});

const CONNECTION_LOST =
  'We lost the connection before your order was confirmed. Please place it again: you will never be charged twice.';

function sectionOf(error: unknown): CheckoutSection {
  if (hasCode(error, 'PAYMENT_DECLINED')) return 'payment';
  if (isSessionOver(error)) return 'review';
  if (hasCode(error, 'SIGN_IN_REQUIRED')) return 'contact';
  if (hasCode(error, 'INCOMPLETE')) return error.extensions.section ?? 'delivery';
  return isPaymentMissing(error) ? 'payment' : 'review';
}

/** Maps an error from placing an order to a section and a message. */
export function orderFailure(error: unknown): OrderFailure {
  const section = sectionOf(error);
  return {
    section,
    message: isOutage(error) ? CONNECTION_LOST : errorMessage(error),
    isPaymentSpent: section === 'payment',
    isSessionOver: isSessionOver(error),
    isCartStale: !isOutage(error) && !isSessionOver(error),
  };
}
