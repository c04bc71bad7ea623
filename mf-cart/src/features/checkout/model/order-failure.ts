import type { CheckoutSection } from '@saltbush/contract';
import { errorMessage, hasCode, isOutage } from '@saltbush/shared-ui/platform';

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
  if (hasCode(error, 'PAYMENT_DECLINED')) return 'payment';
  if (hasCode(error, 'SIGN_IN_REQUIRED')) return 'contact';
  if (hasCode(error, 'INCOMPLETE')) return error.extensions.section ?? 'delivery';
  const isCardMissing =
    hasCode(error, 'INVALID_INPUT') && error.extensions.fields?.stripe_source_id !== undefined;
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
