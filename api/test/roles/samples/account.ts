import { randomUUID } from 'node:crypto';
import { ADDRESS } from '../../shop/shopper';
import type { Samples } from './sample';

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

/** Inputs for accounts, patients, cards and bookings. */
export const ACCOUNT: Samples = {
  users_add_address: async (world) => {
    await world.address();
    return { ...ADDRESS, address_1: `${randomUUID().slice(0, 4)} New Road` };
  },
  users_edit_address: async (world) => ({ id: await world.address(), ...ADDRESS }),
  users_remove_address: async (world) => ({ id: await world.address() }),
  users_set_default_address: async (world) => ({ id: await world.address() }),
  // Invalid, and with a wrong password: the owner's account is needed further on as it is.
  users_edit_profile: () => ({ first_name: 'Ada', last_name: 'Lindqvist', phone: '' }),
  users_change_password: () => ({ current_password: 'Nope-nope-1!', password: 'Banksia!72 grows' }),
  users_change_email: () => ({ email: `${randomUUID()}@example.com` }),
  users_end_sign_ins: () => ({ id: randomUUID() }),
  users_set_mail_reminder: () => ({ reminder: 'program', wanted: true }),
  users_close_account: () => ({ password: 'Nope-nope-1!' }),
  favourites_add: async (world) => ({ product_id: await world.product('magnesium') }),
  favourite_alerts_set: () => ({ wanted: true, wording: 'favourites-1' }),
  favourite_alerts_stop: async (world) => ({ token: await world.stopToken() }),
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
  telehealth_bookings_move: async (world) => ({ uuid: await world.bookedBooking(), starts_at: world.slot() }),
  staff_appointments_complete: async (world) => ({ uuid: await world.begunBooking(), note: 'Rested well' }),
  staff_appointments_miss: async (world) => ({
    uuid: await world.begunBooking(),
    calls: [0, 5, 10].map((minute) => new Date(minute * 60_000).toISOString()),
  }),
  staff_appointments_cancel: async (world) => ({ uuid: await world.bookedBooking() }),
  staff_appointments_return_fee: async (world) => ({ uuid: await world.paidBooking(), reason: 'No call' }),
  staff_certificates_issue: async (world) => ({
    ...{ uuid: await world.heldBooking(), seen: 0, purpose: 'work', patient_name: 'Priya Raman' },
    ...{ from: '1970-01-01', to: '1970-01-01' },
  }),
  staff_certificates_withdraw: async (world) => ({
    uuid: await world.certifiedBooking(),
    seen: 1,
    reason: 'Wrong day',
  }),
  staff_consult_scripts_issue: async (world) => ({
    ...{
      uuid: await world.heldBooking({ starts_at: new Date() }),
      seen: 0,
      product_id: await world.product('prescription'),
    },
    ...{ quantity: 1, supplies: 1, directions: 'One in the evening' },
  }),
  staff_consult_scripts_withdraw: async (world) => ({
    uuid: await world.prescribedBooking(),
    number: 1,
    reason: 'Wrong strength',
  }),
  staff_consult_times_set_places: (world) => ({
    times: [{ starts_at: world.slot(), expected: 6 }],
    places: 6,
  }),
  telehealth_bookings_cancel: async (world) => ({ uuid: await world.booking() }),
};
