import { randomUUID } from 'node:crypto';
import { ADDRESS } from '../../shop/shopper';
import type { Samples } from './sample';

/** Inputs for cart, checkout and orders. */
export const SELLING: Samples = {
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
  cart_settle_unmerged: async (world) => ({ cart_uuid: await world.cart(), is_added: true }),
  users_set_cart: async (world) => ({ cart_uuid: await world.cart() }),
  cart_set_user_details: async (world) => ({
    cart_uuid: await world.cart(),
    email: 'priya@saltbush.example',
    first_name: 'Priya',
    last_name: 'Nolan',
  }),
  cart_set_shipping_address: async (world) => ({ cart_uuid: await world.cart(), ...ADDRESS }),
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
  orders_cancel: async (world) => ({ reference: await world.placedOrder(), reason: 'changed_mind' }),
  orders_set_address: async (world) => ({ reference: await world.placedOrder(), ...ADDRESS }),
  orders_request_return: async (world) => ({
    reference: await world.placedOrder(),
    key: '8d7ad3f0-2f0e-4a52-9d4c-1f6c1a1b2c3d',
    lines: [{ line: 1, quantity: 1, reason: 'changed_mind' }],
  }),
  orders_withdraw_return: (world) => world.requestedReturn(),
  staff_returns_arrive: (world) => world.requestedReturn(),
  staff_returns_accept: async (world) => ({
    ...(await world.requestedReturn()),
    lines: [{ line: 1, quantity: 1 }],
    shipping: false,
    restock: false,
  }),
  staff_returns_decline: async (world) => ({ ...(await world.requestedReturn()), reason: 'opened' }),
  staff_scripts_arrive: async (world) => ({ ...(await world.script('awaited')), from: 'awaited' }),
  staff_scripts_accept: async (world) => ({ ...(await world.script('arrived')), from: 'arrived' }),
  staff_scripts_refuse: async (world) => ({
    ...(await world.script('arrived')),
    from: 'arrived',
    reason: 'expired',
  }),
  staff_scripts_file: async (world) => ({
    ...(await world.checkedScript(await world.patient())),
    written_on: '2026-11-20',
    repeats: 2,
  }),
  staff_scripts_correct: async (world) => ({
    ...(await world.filedScript(await world.patient())),
    seen: { written_on: '2026-11-20', repeats_left: 2 },
    ...{ written_on: '2026-11-20', repeats_left: 1, reason: 'typed_wrong' },
  }),
  staff_scripts_take_off: async (world) => ({
    ...(await world.filedScript(await world.patient())),
    ...{ seen: { written_on: '2026-11-20', repeats_left: 2 }, reason: 'asked' },
  }),
  staff_claims_take: async (world) => ({ reference: await world.reviewedOrder() }),
  staff_claims_take_over: async (world) => ({ reference: await world.reviewedOrder(), key: randomUUID() }),
  staff_claims_leave: async (world) => ({ reference: await world.reviewedOrder() }),
  staff_orders_approve: async (world) => ({ reference: await world.reviewedOrder() }),
  staff_orders_note_call: async (world) => ({
    reference: await world.orderToCall(),
    outcome: 'no_answer',
  }),
  staff_orders_refuse_line: async (world) => ({
    reference: await world.placedOrder(),
    line: 1,
    reason: 'cannot_supply',
  }),
  staff_orders_cancel: async (world) => ({ reference: await world.placedOrder(), reason: 'out_of_stock' }),
  staff_orders_refund: async (world) => ({
    reference: await world.placedOrder(),
    key: randomUUID(),
    reason: 'damaged',
    lines: [{ line: 1, quantity: 1 }],
    shipping: false,
  }),
  staff_orders_set_state: async (world) => ({ reference: await world.checkedOrder(), state: 'packed' }),
  staff_packing_scan: async (world) => ({ ...(await world.packing()), scanned: await world.barcode() }),
  staff_packing_tick: async (world) => ({ ...(await world.packing()), line: 1, reason: 'barcode_damaged' }),
  staff_packing_restart: async (world) => ({ reference: await world.checkedOrder(), round: 0 }),
};
