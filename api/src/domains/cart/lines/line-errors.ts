import {
  isAdvertisable,
  isGateClosed,
  isPrescriptionSchedule,
  type LineError,
  lineError,
  orderLimit,
  type State,
} from '@saltbush/contract';
import type { ProductDocument } from '../../catalogue';
import type { CartItemDocument } from '../documents';

export interface LineSituation {
  item: CartItemDocument;
  product: ProductDocument | null;
  /** Units of the product across all lines of the cart. */
  productQuantity: number;
  state: State;
  isSignedIn: boolean;
  /** The line's patient exists and belongs to the shopper. */
  hasPatient: boolean;
  /** A script of the product with repeats left is on file for the line's patient. */
  isOnFile: boolean;
  /** Packs in one supply of that script; null or unset where it leaves the product's own limit. */
  filedPacks?: number | null;
  /** The first day on which a repeat may be supplied again, as an ISO date; null for today. */
  nextSupplyOn?: string | null;
}

/** Returns true for active products with a price; without one, a product is not for sale. */
export function isForSale(product: Pick<ProductDocument, 'status' | 'prices'>): boolean {
  return product.status === 'Active' && product.prices.length > 0;
}

/** Returns true if a product is sold on prescription only. */
export function needsScript(product: Pick<ProductDocument, 'requires_prescription' | 'schedule'>): boolean {
  return product.requires_prescription || isPrescriptionSchedule(product.schedule);
}

/** Returns true for Schedule 3 (outside Appendix H) or 4, gated, practitioner and AutoDelivery lines. */
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
    return lineError('out_of_stock');
  }
  if (product.stock >= productQuantity) return null;
  return lineError('insufficient_stock', { stock: product.stock });
}

/** A script that was issued here says how much of it makes a supply, more than the product's limit or less. */
function limitError({ item, product, productQuantity, filedPacks }: LineSituation): LineError | null {
  if (!product) return null;
  const prescribed = item.script_type === 'onfile' && needsScript(product) ? filedPacks : null;
  const limit = prescribed ?? orderLimit(product);
  if (limit === 0 || productQuantity <= limit) return null;
  return lineError('order_limit', { limit });
}

function scriptError(situation: LineSituation): LineError | null {
  const { item, product, isSignedIn, hasPatient, isOnFile, nextSupplyOn = null } = situation;
  if (!product || !isSignedIn || !needsScript(product)) return null;
  if (!hasPatient) {
    return lineError('patient_required');
  }
  const isGiven = {
    escript: Boolean(item.eprescription_token),
    onfile: isOnFile,
    paper: true,
  };
  if (!item.script_type || !isGiven[item.script_type]) return lineError('prescription_required');
  const isRepeat = item.script_type === 'onfile';
  return isRepeat && nextSupplyOn ? lineError('supply_too_early', { on: nextSupplyOn }) : null;
}

/** Returns everything that prevents a line from being ordered. */
export function lineErrors(situation: LineSituation): LineError[] {
  const { item, product, state, isSignedIn } = situation;
  if (!product || !isForSale(product)) {
    return [lineError('product_unavailable')];
  }
  const login = needsLogin(product, item) && !isSignedIn ? lineError('login_required') : null;
  const excluded = product.excluded_states.includes(state) ? lineError('excluded_state', { state }) : null;
  const found = [stockError(situation), limitError(situation), excluded, login, scriptError(situation)];
  return found.filter((error) => error !== null);
}
