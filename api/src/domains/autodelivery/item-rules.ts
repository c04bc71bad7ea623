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
import { filedPacks, findOwnPatients } from '../patients';
import type { AutodeliveryContext } from './context';
import type { AutoDeliveryDocument, AutoDeliveryItemDocument } from './documents';

/** Maximum items in an AutoDelivery; limits the size of its document. */
const MAX_ITEMS = 100;

/** Returns the validated quantity. Throws `INVALID_QUANTITY`. */
export function readQuantity(requested: number): number {
  const quantity = normaliseCartQuantity(requested);
  if (quantity === null) throw invalidQuantity();
  return quantity;
}

/** Converts an item to a cart line, whose rules apply to it. */
const asLine = (item: AutoDeliveryItemDocument, autodelivery: AutoDeliveryDocument): CartItemDocument => ({
  ...item,
  frequency: autodelivery.frequency,
  source: null,
  query_id: null,
  added_at: autodelivery.created_at,
});

/** Error codes by the cart line error they correspond to. */
const ITEM_ERRORS = {
  out_of_stock: 'OUT_OF_STOCK',
  insufficient_stock: 'INSUFFICIENT_STOCK',
  order_limit: 'ORDER_LIMIT',
  excluded_state: 'EXCLUDED_STATE',
  prescription_required: 'PRESCRIPTION_REQUIRED',
  supply_too_early: 'SUPPLY_TOO_EARLY',
  patient_required: 'PATIENT_REQUIRED',
  login_required: 'LOGIN_REQUIRED',
  product_unavailable: 'PRODUCT_UNAVAILABLE',
} as const satisfies Record<LineErrorCode, ErrorCode>;

/** Throws the first cart line error of an item: stock, order limit, excluded state or prescription. */
export async function requireSendable(
  { db, clock }: Pick<AutodeliveryContext, 'db' | 'clock'>,
  item: AutoDeliveryItemDocument,
  product: ProductDocument,
  autodelivery: AutoDeliveryDocument,
): Promise<void> {
  const others = autodelivery.items.filter(
    ({ id, product_id }) => product_id === product._id && id !== item.id,
  );
  const patients = item.patient_uuid ? [item.patient_uuid] : [];
  const [patient] = await findOwnPatients(db, autodelivery.user_id, patients);
  const state: State = autodelivery.shipping_state;
  const [error] = lineErrors({
    item: asLine(item, autodelivery),
    product,
    productQuantity: others.reduce((total, { quantity }) => total + quantity, item.quantity),
    state,
    isSignedIn: true,
    hasPatient: item.patient_uuid !== null,
    // Asked for when the item was given its script, and again by the cart of each delivery.
    isOnFile: true,
    filedPacks: patient ? filedPacks(patient, product._id, clock.now()) : null,
  });
  if (error) throw new BusinessError(ITEM_ERRORS[error.code], { line: error });
}

/** Reads the sealed e-prescription token of an item; returns null if it has none. */
export type TokenReader = (item: AutoDeliveryItemDocument) => string | null;

const isSame = (a: AutoDeliveryItemDocument, b: AutoDeliveryItemDocument, readToken: TokenReader): boolean =>
  a.product_id === b.product_id &&
  a.one_off === b.one_off &&
  a.patient_uuid === b.patient_uuid &&
  a.script_type === b.script_type &&
  readToken(a) === readToken(b);

/** Adds an item, or increases the quantity of an equal one. Throws `INVALID_QUANTITY` or `AUTODELIVERY_FULL`. */
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
  const promise = added.call_promised ? { call_promised: true } : {};
  const item = { ...equal, ...promise, quantity, price_type: added.price_type };
  return { items: items.map((other) => (other === equal ? item : other)), item };
}
