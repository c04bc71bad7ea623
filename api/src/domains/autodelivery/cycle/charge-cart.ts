import type { RequestUser } from '../../../lib/context';
import { type CartDocument, type CartItemDocument, type CartView, loadCartView, newCart } from '../../cart';
import type { AutodeliveryServices } from '../context';
import type { AutoDeliveryDocument, AutoDeliveryItemDocument } from '../documents';
import { methodFor } from '../method';

/** Idempotency key of a cycle's order and payment. Its colons keep it distinct from keys sent by shoppers. */
export const orderKeyOf = ({ _id, cycle }: AutoDeliveryDocument): string => `autodelivery:${_id}:${cycle}`;

/** Returns the customer an AutoDelivery is charged to. */
const customerOf = ({ user_id: id }: AutoDeliveryDocument): RequestUser => ({
  id,
  role: 'customer',
  sessionId: '',
});

/** Returns the context for pricing as the customer. */
export const customerContext = (
  { db, clock, hooks }: Pick<AutodeliveryServices, 'db' | 'clock' | 'hooks'>,
  autodelivery: AutoDeliveryDocument,
) => ({ db, clock, hooks, user: customerOf(autodelivery) });

function lineOf(
  {
    id,
    product_id,
    quantity,
    price_type,
    script_type,
    eprescription_token,
    patient_uuid,
    call_promised = false,
  }: AutoDeliveryItemDocument,
  { frequency, created_at }: AutoDeliveryDocument,
): CartItemDocument {
  return {
    id,
    product_id,
    quantity,
    price_type,
    frequency,
    script_type,
    eprescription_token,
    patient_uuid,
    questionnaire_passed: !call_promised,
    source: null,
    query_id: null,
    added_at: created_at,
  };
}

/** Builds a cart, never stored, equal to the delivery checked out by its owner. */
function cartOf(
  autodelivery: AutoDeliveryDocument,
  items: readonly AutoDeliveryItemDocument[],
  method: string,
  now: Date,
): CartDocument {
  return {
    ...newCart(orderKeyOf(autodelivery), null, now),
    user_id: autodelivery.user_id,
    items: items.map((item) => lineOf(item, autodelivery)),
    shipping_method_id: method,
    questionnaire_passed: !items.some(({ call_promised }) => call_promised),
    authority_to_leave: autodelivery.authority_to_leave,
    delivery_instructions: autodelivery.delivery_instructions,
    shipping_first_name: autodelivery.shipping_first_name,
    shipping_last_name: autodelivery.shipping_last_name,
    shipping_address_1: autodelivery.shipping_address_1 || null,
    shipping_address_2: autodelivery.shipping_address_2,
    shipping_phone: autodelivery.shipping_phone,
    shipping_postcode: autodelivery.shipping_postcode || null,
    shipping_state: autodelivery.shipping_state,
    shipping_suburb: autodelivery.shipping_suburb,
    user_email: autodelivery.shipping_email,
    user_first_name: autodelivery.shipping_first_name,
    user_last_name: autodelivery.shipping_last_name,
  };
}

/** The items that can be sent, priced, and the ids of those that cannot. */
export interface ChargeCart {
  view: CartView;
  leftOut: string[];
}

export type CartServices = Pick<AutodeliveryServices, 'db' | 'clock' | 'hooks'>;

/** Returns how some items of an AutoDelivery are priced and judged as a cart by its rules. */
export function cartLoader(services: CartServices, autodelivery: AutoDeliveryDocument, suppliedAt: Date) {
  const ctx = customerContext(services, autodelivery);
  const now = services.clock.now();
  const { shipping_postcode: postcode } = autodelivery;
  const request = { postcode, shippingMethodInput: null, isUnattended: true, suppliedAt };
  return (items: readonly AutoDeliveryItemDocument[], method: string) =>
    loadCartView(ctx, cartOf(autodelivery, items, method, now), request);
}

/**
 * Prices the items that can be sent by the cart's rules; items with an error (sold out, missing prescription) are left out
 * and stay for the next delivery. Ships standard, or express with cold items. Returns null if nothing can be sent.
 * @param suppliedAt when its medicines would be supplied: now, or on the day of a charge that is ahead
 */
export async function loadChargeCart(
  services: CartServices,
  autodelivery: AutoDeliveryDocument,
  suppliedAt: Date,
): Promise<ChargeCart | null> {
  const load = cartLoader(services, autodelivery, suppliedAt);
  const whole = await load(autodelivery.items, methodFor(false));
  const sendable = new Set(
    whole.lines.filter(({ errors }) => errors.length === 0).map(({ item }) => item.id),
  );
  const items = autodelivery.items.filter(({ id }) => sendable.has(id));
  if (items.length === 0) return null;
  const leftOut = autodelivery.items.map(({ id }) => id).filter((id) => !sendable.has(id));
  const standard = leftOut.length === 0 ? whole : await load(items, methodFor(false));
  return { view: standard.parcel.isCold ? await load(items, methodFor(true)) : standard, leftOut };
}
