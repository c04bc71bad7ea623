import {
  isAdvertisable,
  isGateClosed,
  isPrescriptionSchedule,
  orderLimit,
  type State,
} from '@saltbush/contract';
import type { ProductDocument } from '../catalogue/documents';
import type { CartItemDocument } from './documents';

export type LineErrorCode =
  | 'out_of_stock'
  | 'insufficient_stock'
  | 'order_limit'
  | 'excluded_state'
  | 'prescription_required'
  | 'patient_required'
  | 'login_required'
  | 'product_unavailable';

/** What keeps a line from being ordered; `message` says what to do (decisions, Selling). */
export interface LineError {
  code: LineErrorCode;
  message: string;
}

export interface LineSituation {
  item: CartItemDocument;
  product: ProductDocument | null;
  /** Units of the product over all lines of the cart. */
  productQuantity: number;
  state: State;
  isSignedIn: boolean;
  /** The line's patient exists and is the shopper's own. */
  hasPatient: boolean;
}

/** Active, and with a price: what has none is not for sale, least of all for nothing. */
export function isForSale(product: Pick<ProductDocument, 'status' | 'prices'>): boolean {
  return product.status === 'Active' && product.prices.length > 0;
}

/** True when a product is only sold on prescription. */
export function needsScript(product: Pick<ProductDocument, 'requires_prescription' | 'schedule'>): boolean {
  return product.requires_prescription || isPrescriptionSchedule(product.schedule);
}

/** Schedule 3 (outside Appendix H) or 4, gated, practitioner and AutoDelivery lines are for signed-in shoppers. */
export function needsLogin(product: ProductDocument, item: Pick<CartItemDocument, 'frequency'>): boolean {
  return (
    !isAdvertisable(product) ||
    product.is_practitioner ||
    isGateClosed(product, false) ||
    needsScript(product) ||
    item.frequency !== null
  );
}

function stockError({ product, productQuantity }: LineSituation): LineError | null {
  if (!product) return null;
  if (product.stock <= 0) {
    return { code: 'out_of_stock', message: 'This product is out of stock. Please remove it.' };
  }
  if (product.stock >= productQuantity) return null;
  return {
    code: 'insufficient_stock',
    message: `Only ${product.stock} left in stock. Please lower the quantity.`,
  };
}

function limitError({ product, productQuantity }: LineSituation): LineError | null {
  const limit = product ? orderLimit(product) : 0;
  if (limit === 0 || productQuantity <= limit) return null;
  return {
    code: 'order_limit',
    message: `You can order at most ${limit} of this product at a time. Please lower the quantity.`,
  };
}

function scriptError({ item, product, isSignedIn, hasPatient }: LineSituation): LineError | null {
  if (!product || !isSignedIn || !needsScript(product)) return null;
  if (!hasPatient) {
    return { code: 'patient_required', message: 'Please choose the patient this prescription is for.' };
  }
  if (!item.script_type || (item.script_type === 'escript' && !item.eprescription_token)) {
    return { code: 'prescription_required', message: 'Please add the prescription for this product.' };
  }
  return null;
}

/** Everything that keeps a line from being ordered. */
export function lineErrors(situation: LineSituation): LineError[] {
  const { item, product, state, isSignedIn } = situation;
  if (!product || !isForSale(product)) {
    const message = 'This product is no longer available. Please remove it.';
    return [{ code: 'product_unavailable', message }];
  }
  const login: LineError | null =
    needsLogin(product, item) && !isSignedIn
      ? { code: 'login_required', message: 'Please sign in to order this product.' }
      : null;
  const excluded: LineError | null = product.excluded_states.includes(state)
    ? { code: 'excluded_state', message: `This product cannot be sent to ${state}. Please remove it.` }
    : null;
  const found = [stockError(situation), limitError(situation), excluded, login, scriptError(situation)];
  return found.filter((error) => error !== null);
}
