import {
  CART_QUANTITY_BELOW,
  type ErrorCode,
  type LineErrorCode,
  normaliseCartQuantity,
  type State,
} from '@saltbush/contract';
import { BusinessError } from '../../lib/errors';
import { type CartItemDocument, invalidQuantity, lineErrors } from '../cart';
import type { ProductDocument } from '../catalogue';
import type { AutoDeliveryDocument, AutoDeliveryItemDocument } from './documents';

/** Most items of an AutoDelivery: keeps its document small. */
const MAX_ITEMS = 100;

/** The quantity asked for. Raises INVALID_QUANTITY. */
export function readQuantity(asked: number): number {
  const quantity = normaliseCartQuantity(asked);
  if (quantity === null) throw invalidQuantity();
  return quantity;
}

/** An item as a line of a cart, whose rules it follows. */
const asLine = (item: AutoDeliveryItemDocument, autodelivery: AutoDeliveryDocument): CartItemDocument => ({
  ...item,
  frequency: autodelivery.frequency,
  source: null,
  query_id: null,
  added_at: autodelivery.created_at,
});

/** The errors of a cart's lines as an AutoDelivery throws them. */
const ITEM_ERRORS = {
  out_of_stock: 'OUT_OF_STOCK',
  insufficient_stock: 'INSUFFICIENT_STOCK',
  order_limit: 'ORDER_LIMIT',
  excluded_state: 'EXCLUDED_STATE',
  prescription_required: 'PRESCRIPTION_REQUIRED',
  patient_required: 'PATIENT_REQUIRED',
  login_required: 'LOGIN_REQUIRED',
  product_unavailable: 'PRODUCT_UNAVAILABLE',
} as const satisfies Record<LineErrorCode, ErrorCode>;

/** Raises the first rule of the product that an item breaks, as the cart would show it: stock, limit, state, script. */
export function requireSendable(
  item: AutoDeliveryItemDocument,
  product: ProductDocument,
  autodelivery: AutoDeliveryDocument,
): void {
  const others = autodelivery.items.filter(
    ({ id, product_id }) => product_id === product._id && id !== item.id,
  );
  const state: State = autodelivery.shipping_state;
  const [error] = lineErrors({
    item: asLine(item, autodelivery),
    product,
    productQuantity: others.reduce((total, { quantity }) => total + quantity, item.quantity),
    state,
    isSignedIn: true,
    hasPatient: item.patient_uuid !== null,
  });
  if (error) throw new BusinessError(ITEM_ERRORS[error.code], { line: error });
}

/** Reads the sealed e-prescription token of an item; null when it has none. */
export type TokenReader = (item: AutoDeliveryItemDocument) => string | null;

const isSame = (a: AutoDeliveryItemDocument, b: AutoDeliveryItemDocument, readToken: TokenReader): boolean =>
  a.product_id === b.product_id &&
  a.one_off === b.one_off &&
  a.patient_uuid === b.patient_uuid &&
  a.script_type === b.script_type &&
  readToken(a) === readToken(b);

/** The items after one more was added, and the one that holds it: an equal one grows. Raises INVALID_QUANTITY. */
export function addItem(
  items: readonly AutoDeliveryItemDocument[],
  added: AutoDeliveryItemDocument,
  readToken: TokenReader,
): { items: AutoDeliveryItemDocument[]; item: AutoDeliveryItemDocument } {
  const equal = items.find((item) => isSame(item, added, readToken));
  if (!equal) {
    if (items.length >= MAX_ITEMS) throw new BusinessError('AUTODELIVERY_FULL');
    return { items: [...items, added], item: added };
  }
  const quantity = equal.quantity + added.quantity;
  if (quantity >= CART_QUANTITY_BELOW) throw invalidQuantity();
  const item = { ...equal, quantity, price_type: added.price_type };
  return { items: items.map((other) => (other === equal ? item : other)), item };
}
