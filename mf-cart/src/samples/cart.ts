import type { Cart, CartLine, ShippingMethod } from '../shared/cart/cart';

type WholeLine = Cart['items'][number];
type Product = NonNullable<CartLine['product']>;

const packshot = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360"><rect x="120" y="70" width="120" height="230" rx="18" fill="${colour}"/><rect x="120" y="150" width="120" height="100" fill="#fff"/></svg>`,
  )}`;

export function sampleProduct(changes: Partial<Product> = {}): Product {
  return {
    id: '101',
    code: 'IBN-101',
    name: 'Ironbark Naturals Magnesium Glycinate 120 Capsules',
    slug: 'ironbark-naturals-magnesium-glycinate-120-capsules',
    schedule: '',
    is_pharmacy: false,
    is_practitioner: false,
    is_fridge: false,
    is_tga: false,
    booking_type: null,
    requires_prescription: false,
    order_limit: 0,
    primary_image: { url: packshot('#0B5D4E') },
    brand: { name: 'Ironbark Naturals' },
    ...changes,
  };
}

export function sampleLine(changes: Partial<WholeLine> = {}): WholeLine {
  const quantity = changes.quantity ?? 1;
  const unit_price = changes.unit_price ?? 2495;
  return {
    id: 'line-1',
    quantity,
    unit_price,
    line_total: quantity * unit_price,
    price_type: 'default',
    live_price_type: 'default',
    frequency: null,
    script_type: null,
    eprescription_token: null,
    is_restricted: false,
    errors: [],
    patient: null,
    product: sampleProduct(),
    matched_promotion: null,
    missed_promotions: [],
    edr_base_points: 24,
    is_same_day_eligible: true,
    ...changes,
  };
}

const method = (
  changes: Partial<ShippingMethod> & Pick<ShippingMethod, 'id' | 'name' | 'price'>,
): ShippingMethod => ({
  type: changes.id,
  display_price: changes.price === 0 ? 'free' : `$${(changes.price / 100).toFixed(2)}`,
  display_info: '<p>Arrives in 2 to 5 business days.</p>',
  cutoff: null,
  delivery_date: null,
  delivery_from: changes.id === 'click-and-collect' ? null : '2026-11-26',
  delivery_to: changes.id === 'click-and-collect' ? null : '2026-12-01',
  locations: [],
  ...changes,
});

const pharmacy = (id: string, name: string, distance: number, line_1: string, suburb: string) => ({
  id,
  name,
  distance,
  readiness: null,
  opening_status: 'Open until 8 pm',
  opening_hours: [
    { day: 'Monday to Friday', hours: '8 am to 8 pm' },
    { day: 'Saturday', hours: '9 am to 5 pm' },
    { day: 'Sunday', hours: 'Closed' },
  ],
  address: { line_1, line_2: '', suburb, state: 'NSW' as const, postcode: '2000' },
});

export const sampleMethods: ShippingMethod[] = [
  method({
    id: 'same-day',
    name: 'Same Day',
    price: 1495,
    display_info: '<p>Order before <strong>1 pm</strong> to receive it by 9pm tonight.</p>',
  }),
  method({
    id: 'express',
    name: 'Express',
    price: 1295,
    display_info: '<p>Arrives in 1 to 2 business days.</p>',
  }),
  method({ id: 'standard', name: 'Standard', price: 795 }),
  method({
    id: 'click-and-collect',
    name: 'Click and collect',
    price: 0,
    display_info: '<p>Ready within 4 hours. Bring your order number.</p>',
    locations: [
      pharmacy('1', 'Saltbush Pharmacy Sydney', 0.4, '188 Pitt Street', 'SYDNEY'),
      pharmacy('2', 'Saltbush Pharmacy Surry Hills', 1.8, '410 Crown Street', 'SURRY HILLS'),
    ],
  }),
];

/** Computes a sample cart's totals from its lines and shipping method. */
export function withTotals(cart: Cart): Cart {
  const item_total = cart.items.reduce((sum, { line_total }) => sum + line_total, 0);
  const shipping_total = cart.shipping_method?.price ?? 0;
  const cart_subtotal = item_total - cart.discount_total;
  const cart_total = cart_subtotal + shipping_total;
  return {
    ...cart,
    item_total,
    shipping_total,
    cart_subtotal,
    cart_total,
    gst_total: Math.round(cart_total / 11),
    num_items: cart.items.reduce((sum, { quantity }) => sum + quantity, 0),
    edr_base_points: Math.floor(cart_subtotal / 100),
  };
}

/** A cart for stories and tests: two plain lines, no shipping method selected. Money in cents. */
export function sampleCart(changes: Partial<Cart> = {}): Cart {
  return withTotals({
    uuid: 'sample-cart',
    version: 1,
    num_items: 0,
    item_total: 0,
    discount_total: 0,
    discounts: [],
    non_staff_discount_total: 0,
    cart_subtotal: 0,
    cart_total: 0,
    cart_savings: 0,
    shipping_total: 0,
    gst_total: 0,
    requires_shipping: true,
    requires_login: false,
    requires_questionnaire: false,
    questionnaire_passed: null,
    staff_discount_eligible: false,
    staff_discount_value: 0,
    free_shipping_message: 'Spend $7.11 more for free standard delivery.',
    free_shipping_threshold_express: 9900,
    free_shipping_threshold_standard: 5000,
    edr_base_points: 0,
    edr_bonus_points: 0,
    authority_to_leave: false,
    delivery_instructions: null,
    cnc_location: null,
    shipping_first_name: null,
    shipping_last_name: null,
    shipping_address_1: null,
    shipping_address_2: null,
    shipping_phone: null,
    postcode: null,
    shipping_postcode: null,
    shipping_state: null,
    shipping_suburb: null,
    user_email: null,
    user_first_name: null,
    user_last_name: null,
    offer_code: null,
    offer: null,
    refused_offer: null,
    planned_autodeliveries: [],
    available_offers: [{ id: 2, code: 'VIT20', name: 'Vitamins', description: '20% off vitamins over $50' }],
    shipping_method: null,
    unmerged_items: [],
    available_shipping_methods: sampleMethods,
    items: [
      sampleLine({
        missed_promotions: [
          {
            id: '7',
            display_title: 'Buy 3 Save 3%',
            display_info: '',
            unmet_message: 'Add 2 more to save 3%.',
          },
        ],
      }),
      sampleLine({
        id: 'line-2',
        unit_price: 1794,
        product: sampleProduct({
          id: '102',
          name: 'Banksia Lab Vitamin C 1000 mg 60 Tablets',
          slug: 'banksia-lab-vitamin-c',
          brand: { name: 'Banksia Lab' },
          primary_image: { url: packshot('#C2412D') },
        }),
      }),
    ],
    ...changes,
  });
}
