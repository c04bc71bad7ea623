import { isGateClosed } from '@saltbush/contract';
import type { CardProduct } from '@saltbush/shared-ui/platform';

export type CardActionKind = 'out-of-stock' | 'sign-in' | 'view' | 'pre-order' | 'add';

/** The session of the shopper who sees the card. */
export interface CardShopper {
  isSignedIn: boolean;
  /** Out-of-stock is ignored while staff impersonate the shopper (section 6). */
  isImpersonated: boolean;
}

/** Returns the action of a product card (section 2.9; the gate: section 6). */
export function cardActionOf(product: CardProduct, shopper: CardShopper): CardActionKind {
  const { isSignedIn, isImpersonated } = shopper;
  if (product.isOutOfStock && !isImpersonated) return 'out-of-stock';
  if (isGateClosed({ is_gated: product.isGated }, isSignedIn)) return 'sign-in';
  const needsPage =
    product.isPractitioner ||
    product.schedule ||
    product.isGated ||
    product.isTgaGeneral ||
    product.bookingType ||
    product.requiresPrescription;
  if (needsPage) return 'view';
  return product.isPreorder ? 'pre-order' : 'add';
}
