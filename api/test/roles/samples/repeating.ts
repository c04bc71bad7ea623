import { consentWording, programRenewalTerms } from '@saltbush/contract';
import { ANSWERED } from '../../shop/program';
import type { Samples } from './sample';

const PROGRAM = { name: 'Weight Management Program', fee: 7900 };

/** Inputs for `journey_subscriptions_…`. */
export const PROGRAMS: Samples = {
  create: () => ({ journey_id: '1' }),
  set_patient: async (world) => ({
    subscription_id: await world.subscription('draft'),
    patient_uuid: await world.patient(),
  }),
  submit: async (world) => ({
    subscription_id: await world.subscription('draft'),
    datetime: world.slot(),
    gmt_offset: 660,
    ...ANSWERED,
  }),
  charge: async (world) => ({
    subscription_id: await world.subscription('draft', { submitted_at: null }),
    datetime: world.slot(),
    gmt_offset: 660,
    consent: consentWording(programRenewalTerms(PROGRAM)),
  }),
  accept_offer: async (world) => ({
    subscription_id: await world.subscription('active', { offer: await world.offer() }),
    offer_id: 'offer',
    consent: await world.offerWords(),
  }),
  decline_offer: async (world) => ({
    subscription_id: await world.subscription('active', { offer: await world.offer() }),
    offer_id: 'offer',
  }),
  agree: async (world) => ({
    subscription_id: await world.subscription('active', { awaits_consent: true, items: [] }),
    consent: consentWording(programRenewalTerms(PROGRAM)),
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
  move_consult: async (world) => ({
    subscription_id: await world.subscription('active', { upcoming_booking: world.consult() }),
    booking_id: world.consult().id,
    shown_at: world.consult().appointment_at.toISOString(),
    datetime: world.slot(),
    gmt_offset: 660,
  }),
  cancel_consult: async (world) => ({
    subscription_id: await world.subscription('active', { upcoming_booking: world.consult() }),
    booking_id: world.consult().id,
  }),
  pause: async (world) => ({
    subscription_id: await world.subscription('active', world.periods()),
    months: 1,
  }),
  resume: async (world) => ({ subscription_id: await world.subscription('active', world.paused()) }),
  set_lesson_status: async (world) => ({
    subscription_id: await world.subscription('active'),
    lesson_id: '1',
    status: 'Completed',
    percent: 100,
  }),
  set_voucher: async (world) => ({ subscription_id: await world.subscription('active'), voucher_code: '' }),
  retry: async (world) => ({ subscription_id: await world.subscription('active') }),
  refuse: async (world) => ({ subscription_id: await world.subscription('reviewing') }),
  review: async (world) => ({ subscription_id: await world.subscription('NoRepeats'), items: [] }),
  acknowledge_record: async (world) => ({
    subscription_id: await world.subscription('NoRepeats'),
    facts: ['pregnancy'],
    record_version: await world.recordVersion(),
    note: 'Seen',
  }),
};

/** Inputs for `autodeliveries_…`. */
export const AUTODELIVERIES: Samples = {
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
