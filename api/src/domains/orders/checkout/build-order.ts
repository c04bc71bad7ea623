import { discountsOf, needsPharmacistReview, photoInSize } from '@saltbush/contract';
import type { CartView } from '../../cart';
import { promisedCall } from '../calls/promised-call';
import type { OrderDocument, OrderItemDocument } from '../documents';
import type { Quote } from './quote';
import { soldLines } from './sold-lines';

export interface OrderIdentity {
  id: string;
  reference: string;
  idempotencyKey: string;
  userId: string | null;
  now: Date;
}

/** From where a line is taken; nothing where all of it comes from the central stock. */
const takenOf = ({ collection }: Quote, index: number): Pick<OrderItemDocument, 'from_shelf'> => {
  const from_shelf = collection?.takes[index] ?? 0;
  return from_shelf > 0 ? { from_shelf } : {};
};

function orderItems(view: CartView, quote: Quote): OrderItemDocument[] {
  return soldLines(view).map(({ item, product, priced }, index) => ({
    product_id: product._id,
    code: product.code,
    name: product.name,
    slug: product.slug,
    image_url: photoInSize(product.images[0]?.url ?? '', 'line'),
    quantity: item.quantity,
    ...takenOf(quote, index),
    unit_price: priced.unit_price,
    price_type: priced.live_price_type,
    line_total: priced.net_total,
    gst: priced.gst,
    schedule: product.schedule,
    frequency: item.frequency,
    is_cold: product.is_fridge,
    is_pharmacy: product.is_pharmacy,
    patient_uuid: item.patient_uuid,
    script_type: item.script_type,
    questionnaire: item.questionnaire ?? null,
    eprescription_token: item.eprescription_token,
  }));
}

function shippingAddress({ document }: CartView, quote: Quote): OrderDocument['shipping_address'] {
  const { shipping_address_1, shipping_suburb, shipping_state, shipping_postcode } = document;
  if (!quote.method || quote.method.id === 'click-and-collect') return null;
  if (!shipping_address_1 || !shipping_suburb || !shipping_state || !shipping_postcode) return null;
  return {
    first_name: document.shipping_first_name ?? '',
    last_name: document.shipping_last_name ?? '',
    address_1: shipping_address_1,
    address_2: document.shipping_address_2 ?? '',
    suburb: shipping_suburb,
    state: shipping_state,
    postcode: shipping_postcode,
    phone: document.shipping_phone ?? '',
  };
}

const shippingMethod = ({
  id,
  name,
  type,
  price,
  delivery_from,
  delivery_to,
}: NonNullable<Quote['method']>) => ({
  id,
  name,
  type,
  price,
  delivery_from,
  delivery_to,
});

const cncLocation = ({ id, name, ready_by }: NonNullable<Quote['collection']>) => ({ id, name, ready_by });

function deliveryOf(view: CartView, quote: Quote) {
  const { method, collection } = quote;
  return {
    shipping_method: method && shippingMethod(method),
    shipping_address: shippingAddress(view, quote),
    cnc_location: collection && cncLocation(collection),
    delivery_instructions: view.document.delivery_instructions,
    authority_to_leave: view.document.authority_to_leave,
  };
}

/** Returns an order's initial state: medicines and practitioner items start in pharmacist review (rule selling-06). */
function initialState(view: CartView, now: Date): Pick<OrderDocument, 'state' | 'timeline'> {
  const needsReview = view.lines.some(({ product }) => product && needsPharmacistReview(product));
  const placed = { state: 'placed' as const, at: now };
  if (!needsReview) return { state: 'placed', timeline: [placed] };
  return { state: 'pharmacist_review', timeline: [placed, { state: 'pharmacist_review', at: now }] };
}

/** Builds the order of a validated cart. Money in cents. */
export function buildOrder(
  view: CartView,
  quote: Quote,
  identity: OrderIdentity,
  payment: OrderDocument['payment'],
): OrderDocument {
  const { document, pricing } = view;
  return {
    _id: identity.id,
    reference: identity.reference,
    idempotency_key: identity.idempotencyKey,
    cart_uuid: document._id,
    user_id: identity.userId,
    email: document.user_email ?? '',
    first_name: document.user_first_name ?? '',
    last_name: document.user_last_name ?? '',
    ...initialState(view, identity.now),
    ...promisedCall(view),
    items: orderItems(view, quote),
    item_total: pricing.item_total,
    discount_total: pricing.discount_total,
    discounts: discountsOf(pricing),
    shipping_total: quote.shipping_total,
    order_total: quote.order_total,
    gst_total: quote.gst_total,
    edr_base_points: pricing.edr_base_points,
    edr_bonus_points: pricing.edr_bonus_points,
    offer_code: quote.offer?._id ?? null,
    ...deliveryOf(view, quote),
    tracking: null,
    payment,
    created_at: identity.now,
  };
}
