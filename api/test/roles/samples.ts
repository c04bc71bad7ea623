import { randomUUID } from 'node:crypto';
import { ELIGIBLE } from '../program';
import type { World } from './world';

type Sample = (world: World) => object | Promise<object>;

const input =
  (sample: Sample): Sample =>
  async (world) => ({ input: await sample(world) });

const PATIENT = {
  last_name: 'Somebody',
  dob: '1990-05-01',
  gender: 'female',
  phone: '0412345678',
  address: '1 Fig Street',
  suburb: 'SURRY HILLS',
  state: 'NSW',
  postcode: '2010',
  has_medicare: true,
  medicare_number: '6951449601',
  medicare_reference: '1',
  medicare_expiry: '2040-01',
};

const QUERIES: Record<string, Sample> = {
  autodeliveries: async (world) => ({ id: await world.autodelivery() }),
  cart: async (world) => ({ uuid: await world.cart() }),
  cart_page: async (world) => ({ uuid: await world.cart() }),
  cart_mini: async (world) => ({ uuid: await world.cart() }),
  cart_header: async (world) => ({ uuid: await world.cart() }),
  cart_edr: async (world) => ({ uuid: await world.cart() }),
  product: (world) => ({ slug: world.slug('magnesium') }),
  products: async (world) => ({ ids: [await world.product('magnesium')] }),
  category: () => ({ path: 'vitamins-supplements' }),
  brand: () => ({ slug: 'tidewell' }),
  promotions: () => ({ id: '1' }),
  listing: () => ({ input: { kind: 'search', query: 'magnesium' } }),
  recommended_products: async (world) => ({ input: { product_ids: [await world.product('magnesium')] } }),
  promo_banner: () => ({ code: 'verrin-barrier' }),
  content_page: () => ({ path: 'shipping-returns' }),
  postcode_shipping_methods: () => ({ postcode: '2000' }),
  postcodes: () => ({ query: 'SURRY' }),
  favourites: async (world) => ({ product_id: await world.liked() }),
  product_views: async (world) => {
    await world.liked();
    return {};
  },
  telehealth_bookings: async (world) => {
    await world.booking();
    return {};
  },
  journey: () => ({ slug: 'weight-management' }),
  order: async (world) => ({ reference: await world.reference() }),
  order_lookup: async (world) => ({ reference: await world.reference(), email: 'priya@saltbush.example' }),
  validate_escript: async (world) => ({ patient_uuid: await world.patient(), token: '1A2B3C4D5E6F7G8H9J' }),
  telehealth_service: () => ({ booking_type: 'ShortConsult' }),
  telehealth_slots: () => ({ booking_type: 'ShortConsult' }),
  telehealth_booking: async (world) => ({ uuid: await world.booking() }),
  search_report: () => ({ input: { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' } }),
  staff_customers: () => ({ name: 'Nolan' }),
  staff_customer: (world) => ({ id: world.ownerId }),
  staff_health_record: (world) => ({ customer_id: world.ownerId, reason: 'Pharmacist asks about allergies' }),
};

const CART: Record<string, Sample> = {
  cart_add_item: async (world) => ({
    cart_uuid: await world.cart(),
    product_id: await world.product('magnesium'),
    quantity: 1,
  }),
  cart_edit_item: async (world) => ({ ...(await world.line()), quantity: 2 }),
  cart_remove_item: (world) => world.line(),
  cart_set_item_patient: async (world) => ({
    ...(await world.line(await world.product('practitioner'))),
    patient_uuid: await world.patient(),
    script_type: 'paper',
  }),
  cart_set_item_patient_questionnaire: async (world) => ({
    ...(await world.line(await world.product('practitioner'))),
    patient_uuid: await world.patient(),
    questionnaire: JSON.stringify({ advised: 'yes' }),
  }),
  users_set_cart: async (world) => ({ cart_uuid: await world.cart() }),
  cart_set_user_details: async (world) => ({
    cart_uuid: await world.cart(),
    email: 'priya@saltbush.example',
    first_name: 'Priya',
    last_name: 'Nolan',
  }),
  cart_set_shipping_address: async (world) => ({ cart_uuid: await world.cart(), ...world.addressInput }),
  cart_set_offer_by_code: async (world) => ({ cart_uuid: (await world.line()).cart_uuid, code: 'FREESHIP' }),
  cart_remove_offer: async (world) => ({ cart_uuid: await world.cart() }),
  cart_set_shipping_method: async (world) => ({
    cart_uuid: (await world.line()).cart_uuid,
    shipping_method_id: 'standard',
    postcode: '2000',
  }),
  cart_set_questionnaire_passed: async (world) => ({
    cart_uuid: await world.cart(),
    questionnaire_passed: true,
  }),
  checkout_place_order: (world) => world.order(),
  staff_orders_set_state: async (world) => ({ reference: await world.placedOrder(), state: 'packed' }),
};

const PROGRAM: Record<string, Sample> = {
  create: () => ({ journey_id: '1' }),
  set_patient: async (world) => ({
    subscription_id: await world.subscription('draft'),
    patient_uuid: await world.patient(),
  }),
  submit: async (world) => ({
    subscription_id: await world.subscription('draft'),
    datetime: world.slot(),
    gmt_offset: 660,
    questionnaire: JSON.stringify(ELIGIBLE),
  }),
  charge: async (world) => ({
    subscription_id: await world.subscription('draft', { submitted_at: null }),
    datetime: world.slot(),
    gmt_offset: 660,
  }),
  add_item: async (world) => ({
    subscription_id: await world.subscription('active'),
    product_id: await world.product('journeyOther'),
    quantity: 1,
  }),
  edit_item: async (world) => ({
    subscription_id: await world.subscription('active'),
    item_id: await world.programItem(),
    quantity: 3,
  }),
  remove_item: async (world) => ({
    subscription_id: await world.subscription('active'),
    item_id: await world.programItem(),
  }),
  cancel: async (world) => ({
    subscription_id: await world.subscription('active'),
    reason: 'too-expensive',
  }),
  create_consult: async (world) => ({
    subscription_id: await world.subscription('active'),
    datetime: world.slot(),
    gmt_offset: 660,
    expect_free: true,
  }),
  set_lesson_status: async (world) => ({
    subscription_id: await world.subscription('active'),
    lesson_id: '1',
    status: 'Completed',
    percent: 100,
  }),
  set_voucher: async (world) => ({ subscription_id: await world.subscription('active'), voucher_code: '' }),
  retry: async (world) => ({ subscription_id: await world.subscription('active') }),
  review: async (world) => ({ subscription_id: await world.subscription('NoRepeats'), items: [] }),
};

const OWN: Record<string, Sample> = {
  users_add_address: async (world) => {
    await world.address();
    return { ...world.addressInput, address_1: `${randomUUID().slice(0, 4)} New Road` };
  },
  users_edit_address: async (world) => ({ id: await world.address(), ...world.addressInput }),
  users_remove_address: async (world) => ({ id: await world.address() }),
  users_set_default_address: async (world) => ({ id: await world.address() }),
  favourites_add: async (world) => ({ product_id: await world.product('magnesium') }),
  favourites_remove: async (world) => ({ product_id: await world.liked() }),
  patients_create: () => ({ ...PATIENT, first_name: 'Newcomer' }),
  patients_edit: async (world) => ({ uuid: await world.patient(), allergies: 'Pollen' }),
  patients_delete: async (world) => ({ uuid: await world.patient() }),
  payment_methods_add: async (world) => ({ stripe_source_id: await world.owner.cardToken() }),
  payment_methods_remove: async (world) => ({ stripe_source_id: await world.card() }),
  payment_methods_set_default: async (world) => ({ stripe_source_id: await world.card() }),
  telehealth_bookings_create: (world) => world.bookingRequest(),
  telehealth_bookings_confirm: async (world) => ({
    uuid: await world.booking(),
    stripe_source_id: await world.owner.cardToken(),
  }),
  telehealth_bookings_cancel: async (world) => ({ uuid: await world.booking() }),
};

const AUTODELIVERIES: Record<string, Sample> = {
  add_item: async (world) => ({
    autodelivery_id: await world.autodelivery(),
    product_id: await world.product('autodelivery'),
    quantity: 1,
  }),
  edit: async (world) => ({ id: await world.autodelivery(), name: 'Vitamins' }),
  edit_item: async (world) => ({ id: await world.autodeliveryItem(), quantity: 3 }),
  remove_item: async (world) => ({ id: await world.autodeliveryItem() }),
  pause: async (world) => ({ id: await world.autodelivery() }),
  skip: async (world) => ({ id: await world.autodelivery() }),
  resume: async (world) => ({ id: await world.autodelivery({ status: 'paused' }) }),
  delete: async (world) => ({ id: await world.autodelivery() }),
  notify: async (world) => ({ id: await world.autodelivery({ milestone: 'notify' }) }),
  lock_in: async (world) => ({ id: await world.autodelivery({ milestone: 'lockin' }) }),
  charge: async (world) => ({ id: await world.autodelivery({ milestone: 'charge' }) }),
};

const withInput = (samples: Record<string, Sample>, prefix = '') =>
  Object.entries(samples).map(([name, sample]) => [prefix + name, input(sample)] as const);

/** Arguments for each operation that takes some, about what belongs to the owner. */
export const SAMPLES: ReadonlyMap<string, Sample> = new Map([
  ...Object.entries(QUERIES),
  ...withInput({ ...CART, ...OWN }),
  ...withInput(PROGRAM, 'journey_subscriptions_'),
  ...withInput(AUTODELIVERIES, 'autodeliveries_'),
  ['users_log_out', () => ({ input: {} })],
  ['product_views_create', async (world: World) => ({ product_id: await world.product('magnesium') })],
  ['product_views_delete', async (world: World) => ({ product_id: await world.liked() })],
  ['product_views_merge', async (world: World) => ({ product_ids: [await world.product('magnesium')] })],
  [
    'product_stock_notification',
    async (world: World) => ({ product_id: await world.product('outOfStock'), email: 'a@example.com' }),
  ],
]);
