import { isGateClosed } from '@saltbush/contract';
import type { PurchaseProduct } from '@saltbush/shared-ui/platform';

export type CallToAction =
  | { kind: 'out-of-stock'; label: 'Out of stock' }
  | { kind: 'unavailable'; label: 'Product unavailable' }
  | { kind: 'sign-in'; label: 'Sign in to Purchase' }
  | { kind: 'consult'; label: 'Book a telehealth consult' }
  | { kind: 'pre-order'; label: 'Pre-order' }
  | { kind: 'add'; label: 'Add to Cart' };

/** What the label depends on. */
export interface CallToActionState {
  product: Pick<
    PurchaseProduct,
    'isOutOfStock' | 'status' | 'isGated' | 'requiresPrescription' | 'isPreorder'
  >;
  isSignedIn: boolean;
  /** Staff act as the shopper: being out of stock is no state then (section 6). */
  isImpersonated?: boolean;
}

/**
 * The main call to action of a product page: the first label that applies, in the order of section 4, Main PDP CTA.
 * A prescription product starts without a script, and that is what books a consult.
 */
export function callToAction({ product, isSignedIn, isImpersonated }: CallToActionState): CallToAction {
  if (product.isOutOfStock && !isImpersonated) return { kind: 'out-of-stock', label: 'Out of stock' };
  if (product.status !== 'Active') return { kind: 'unavailable', label: 'Product unavailable' };
  if (isGateClosed({ is_gated: product.isGated }, isSignedIn)) {
    return { kind: 'sign-in', label: 'Sign in to Purchase' };
  }
  if (product.requiresPrescription) return { kind: 'consult', label: 'Book a telehealth consult' };
  if (product.isPreorder) return { kind: 'pre-order', label: 'Pre-order' };
  return { kind: 'add', label: 'Add to Cart' };
}

/** Out of stock or unavailable blocks purchase (section 4, Product availability). */
export const isBlocked = ({ kind }: CallToAction): boolean =>
  kind === 'out-of-stock' || kind === 'unavailable';
