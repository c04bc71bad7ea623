import { isGateClosed } from '@saltbush/contract';
import type { CardProduct } from '@saltbush/shared-ui/platform';

export type CardActionKind = 'out-of-stock' | 'sign-in' | 'view' | 'pre-order' | 'add';

/** Who looks at the card. */
export interface CardShopper {
  isSignedIn: boolean;
  /** Staff act as the shopper: being out of stock is no state then (section 6). */
  isImpersonated: boolean;
}

/** What the one action of a product card is (section 2.9; the gate: section 6). */
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
