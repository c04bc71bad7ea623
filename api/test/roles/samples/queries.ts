import { randomUUID } from 'node:crypto';
import type { Samples } from './sample';

/** Arguments of queries. */
export const QUERIES: Samples = {
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
  address_suggestions: () => ({ query: '12 King St Surry' }),
  postcodes: () => ({ query: 'SURRY' }),
  favourites: async (world) => ({ product_id: await world.liked() }),
  favourite_ids: async (world) => {
    await world.liked();
    return {};
  },
  favourite_products: async (world) => {
    await world.liked();
    return {};
  },
  product_views: async (world) => {
    await world.liked();
    return {};
  },
  telehealth_bookings: async (world) => {
    await world.booking();
    return {};
  },
  foods: () => ({ query: 'milk' }),
  health_draft: async (world) => ({ booking_type: (await world.draft()).booking_type }),
  food_diary_days: async (world) => {
    const { day } = await world.entry();
    return { from_day: day, last_day: day };
  },
  food_diary_picks: async (world) => {
    await world.entry();
    return {};
  },
  food_diary_foods: async (world) => ({ query: (await world.ownFood()).name }),
  food_diary: async (world) => ({ day: (await world.entry()).day }),
  food_diary_week: async (world) => ({ last_day: (await world.entry()).day }),
  journey_conversation: async (world) => ({ subscription_id: await world.subscription('active') }),
  journey_consult_times: async (world) => ({
    subscription_id: await world.subscription('active', { upcoming_booking: world.consult() }),
  }),
  journey_measurements: async (world) => ({ subscription_id: await world.subscription('active') }),
  journey_food_target: () => ({}),
  journey: () => ({ slug: 'weight-management' }),
  order: async (world) => ({ reference: await world.reference() }),
  order_lookup: async (world) => ({ reference: await world.reference(), email: 'priya@saltbush.example' }),
  // Links are for whoever has them: here the signature is wrong.
  order_by_link: () => ({ token: `${'a'.repeat(40)}.${'b'.repeat(43)}` }),
  scripts_on_file: async (world) => ({ product_id: await world.product('prescription') }),
  validate_escript: async (world) => ({ patient_uuid: await world.patient(), token: '1A2B3C4D5E6F7G8H9J' }),
  telehealth_service: () => ({ booking_type: 'ShortConsult' }),
  telehealth_slots: () => ({ booking_type: 'ShortConsult' }),
  telehealth_booking_by_link: () => ({ token: 'bm8tc3VjaC1saW5r' }),
  telehealth_certificates: async (world) => ({ uuid: await world.certifiedBooking() }),
  telehealth_scripts: async (world) => ({ uuid: await world.prescribedBooking() }),
  telehealth_booking: async (world) => ({ uuid: await world.booking() }),
  search_report: () => ({ input: { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' } }),
  staff_search_synonyms: async (world) => {
    const line = { id: randomUUID(), version: 1, typed: ['zzz'], found: ['zinc'], keys: ['zzz'] };
    const by = { changed_at: new Date(), staff_name: 'Sam' };
    await world
      .collection('search_settings')
      .updateOne(
        { _id: 'products' as never },
        { $set: { version: 1, synonyms: [{ ...line, ...by }] } },
        { upsert: true },
      );
    return {};
  },
  staff_search_preview: () => ({ query: 'magnesium' }),
  staff_audit_log: () => ({}),
  staff_audit_news: () => ({ since: Buffer.from('1795000000000 e').toString('base64url') }),
  // The cast has acted as a customer.
  staff_audit_export: () => ({ what: 'sign_in' }),
  staff_audit_people: () => ({ words: 'mei' }),
  staff_appointments: () => ({ date: '2026-11-24' }),
  staff_consult_times: () => ({ date: '2026-11-24' }),
  staff_appointment: async (world) => ({ uuid: await world.begunBooking() }),
  staff_programs: () => ({ queue: 'review' }),
  staff_autodelivery_charges: () => ({ state: 'coming' }),
  staff_program_charges: () => ({ state: 'coming' }),
  staff_program: async (world) => ({ id: await world.subscription('reviewing', { questionnaire: null }) }),
  staff_content_entry: () => ({ content_id: 'mobile-promo' }),
  staff_product: async (world) => ({ id: await world.product('magnesium') }),
  staff_returns: () => ({ queue: 'requested' }),
  staff_scripts: async (world) => {
    await world.script('awaited');
    return { queue: 'awaited' };
  },
  staff_script: (world) => world.script('awaited'),
  staff_orders: () => ({ queue: 'review' }),
  staff_orders_export: () => ({ queue: 'review' }),
  staff_order: async (world) => ({ reference: await world.placedOrder() }),
  staff_claim: async (world) => ({ reference: await world.reviewedOrder() }),
  staff_customers: () => ({ email: 'priya@saltbush.example' }),
  staff_members_set_role: () => ({ email: `${randomUUID()}@example.com`, role: 'support' }),
  staff_members_remove: async (world) => ({ email: await world.invited() }),
  staff_members_reset_second_factor: async (world) => ({ customer_id: await world.colleague() }),
  second_factor_confirm: () => ({ code: '000000' }),
  second_factor_verify: () => ({ code: '000000' }),
  staff_customer: (world) => ({ id: world.ownerId }),
  staff_customer_end_sign_ins: async (world) => ({
    customer_id: await world.stranger(),
    reason: 'Her phone was stolen',
  }),
  staff_health_record: (world) => ({ customer_id: world.ownerId, reason: 'Pharmacist asks about allergies' }),
};
