import type { CheckoutSection } from '@saltbush/contract';
import { ApiError, errorMessage, isOutage } from '@saltbush/shared-ui/platform';

/** Where a failed order sends the shopper, and what it says there. Nothing was charged in any of them. */
export interface OrderFailure {
  section: CheckoutSection;
  message: string;
  /** The card's token cannot be used again. */
  isCardSpent: boolean;
  /** What the page shows is not what the api has: read it again. */
  isCartStale: boolean;
}

const LOST =
  'We lost the connection before hearing back. Please place the order again: it is never placed or charged twice.';

function sectionOf(error: unknown): CheckoutSection {
  if (!(error instanceof ApiError)) return 'review';
  if (error.code === 'PAYMENT_DECLINED') return 'payment';
  if (error.code === 'SIGN_IN_REQUIRED') return 'contact';
  if (error.code === 'INCOMPLETE') return error.extensions.section === 'contact' ? 'contact' : 'delivery';
  const fields = error.extensions.fields;
  const isCardMissing = typeof fields === 'object' && fields !== null && 'stripe_source_id' in fields;
  return isCardMissing ? 'payment' : 'review';
}

/** What to do about an order that the api did not place. */
export function orderFailure(error: unknown): OrderFailure {
  const section = sectionOf(error);
  return {
    section,
    message: isOutage(error) ? LOST : errorMessage(error),
    isCardSpent: section === 'payment',
    isCartStale: !isOutage(error),
  };
}
