import { isGateClosed } from '@saltbush/contract';
import type { PurchaseProduct } from '@saltbush/shared-ui/platform';
import type { DeliveryChoice, ScriptChoice } from './choices';

/** Labels of the main call to action, in order of precedence (section 4.b). */
const LABELS = {
  'out-of-stock': 'Out of stock',
  unavailable: 'Product unavailable',
  notify: 'Notify Me',
  'sign-in': 'Sign in to Purchase',
  'save-patient': 'Save patient and continue',
  consult: 'Book a telehealth consult',
  autodelivery: 'Add to AutoDelivery',
  'pre-order': 'Pre-order',
  add: 'Add to Cart',
} as const;

export type CallToActionKind = keyof typeof LABELS;

export interface CallToAction {
  kind: CallToActionKind;
  label: (typeof LABELS)[CallToActionKind];
}

/** Everything that determines the label. */
export interface CallToActionState {
  product: Pick<
    PurchaseProduct,
    'isOutOfStock' | 'status' | 'isGated' | 'requiresPrescription' | 'isPreorder'
  >;
  isSignedIn: boolean;
  /** Out-of-stock is ignored while staff impersonate the shopper (section 6). */
  isImpersonated?: boolean;
  script?: Pick<ScriptChoice, 'type' | 'isPassed'> | null;
  deliveryType?: DeliveryChoice['type'];
}

function kindOf(state: CallToActionState): CallToActionKind {
  const { product, isSignedIn, isImpersonated, script, deliveryType } = state;
  const isActive = product.status === 'Active';
  const isOutOfStock = product.isOutOfStock && !isImpersonated;
  // An active product that is out of stock offers Notify Me (section 4.a).
  if (isOutOfStock && !isActive) return 'out-of-stock';
  if (!isActive) return 'unavailable';
  if (isOutOfStock) return 'notify';
  if (isGateClosed({ is_gated: product.isGated }, isSignedIn)) return 'sign-in';
  if (product.requiresPrescription && !script?.isPassed) {
    return script && script.type !== 'None' ? 'save-patient' : 'consult';
  }
  if (deliveryType === 'autoDelivery') return 'autodelivery';
  return product.isPreorder ? 'pre-order' : 'add';
}

/** Returns the first label of the main call to action that applies. Prescription products start without a script. */
export function callToAction(state: CallToActionState): CallToAction {
  const kind = kindOf(state);
  return { kind, label: LABELS[kind] };
}

/** Returns true if the product is out of stock or unavailable, which blocks the purchase (section 4.a). */
export const isBlocked = ({ kind }: CallToAction): boolean =>
  kind === 'out-of-stock' || kind === 'unavailable';

/** Returns true if the call to action leads to an order and therefore needs a quantity. */
export const hasQuantity = ({ kind }: CallToAction): boolean =>
  kind === 'save-patient' || kind === 'autodelivery' || kind === 'pre-order' || kind === 'add';
