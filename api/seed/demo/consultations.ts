import { BOOKINGS, type BookingType, DEFAULT_STATE, SLOT_HOURS, STATE_TIME_ZONES } from '@saltbush/contract';
import { DateTime } from 'luxon';
import {
  type BookingDetails,
  type BookingDocument,
  LINK_OWNER,
  linkToken,
} from '../../src/domains/telehealth';
import type { IntentDocument } from '../../src/payments/embedded/store';
import { DEMO_CARD } from './customers';
import { demoUuid } from './ids';

interface Spec {
  key: string;
  type: BookingType;
  contact: BookingDocument['contact_method'];
  person: Pick<BookingDetails, 'first_name' | 'last_name' | 'dob' | 'gender' | 'phone'>;
  notes: string;
}

const SPECS: readonly Spec[] = [
  {
    key: 'noah',
    type: 'ShortConsult',
    contact: 'phone',
    person: {
      first_name: 'Noah',
      last_name: 'Ellis',
      dob: '1979-08-21',
      gender: 'male',
      phone: '0491570158',
    },
    notes: 'Sore throat for three days, no fever. I take nothing.',
  },
  {
    key: 'ruby',
    type: 'LongConsult',
    contact: 'video',
    person: {
      first_name: 'Ruby',
      last_name: 'Castellano',
      dob: '1994-02-11',
      gender: 'female',
      phone: '0491570159',
    },
    notes: 'A rash on my left forearm that spreads. I can show it by video.',
  },
];

/** The start of the slot that runs now; at night, of two hours that belong to today. */
function startOf(now: Date): Date {
  const local = DateTime.fromJSDate(now, { zone: STATE_TIME_ZONES[DEFAULT_STATE] });
  const hour = local.hour - ((local.hour + (local.hour >= 7 && local.hour < 21 ? 1 : 0)) % SLOT_HOURS);
  return local.startOf('day').set({ hour }).toJSDate();
}

const intentOf = ({ key, type }: Spec, now: Date): IntentDocument => ({
  _id: `pi_demo_consult_${key}`,
  idempotency_key: `telehealth:${demoUuid(`consult/${key}`)}`,
  source_id: DEMO_CARD.stripe_source_id,
  brand: DEMO_CARD.brand,
  last4: DEMO_CARD.last4,
  exp_month: DEMO_CARD.exp_month,
  exp_year: DEMO_CARD.exp_year,
  amount: BOOKINGS[type].fee.default,
  refunded: 0,
  refund_keys: [],
  status: 'captured',
  challenge: 'none',
  message: null,
  created_at: now,
});

type Encrypt = (text: string, owner: string) => Promise<string> | string;

async function bookingOf(spec: Spec, now: Date, encrypt: Encrypt): Promise<BookingDocument> {
  const _id = demoUuid(`consult/${spec.key}`);
  const starts_at = startOf(now);
  const details: BookingDetails = {
    ...spec.person,
    email: `${spec.key}.${spec.person.last_name.toLowerCase()}@saltbush.example`,
    answers: null,
    product_id: null,
    notes: spec.notes,
  };
  return {
    _id,
    user_id: null,
    request_key: `demo:${spec.key}`,
    booking_type: spec.type,
    status: 'booked',
    starts_at,
    ends_at: new Date(starts_at.getTime() + SLOT_HOURS * 60 * 60_000),
    state: DEFAULT_STATE,
    contact_method: spec.contact,
    patient_uuid: null,
    details: await encrypt(JSON.stringify(details), _id),
    link_token: linkToken(await encrypt(_id, LINK_OWNER)),
    fee: BOOKINGS[spec.type].fee.default,
    hold_expires_at: starts_at,
    payment: { intent_id: intentOf(spec, now)._id, status: 'captured' },
    created_at: new Date(now.getTime() - 24 * 60 * 60_000),
  };
}

/** Paid consultations of guests that take place now: work for the practitioner of the sample shop. */
export async function demoConsultations(now: Date, encrypt: Encrypt) {
  const bookings = await Promise.all(SPECS.map((spec) => bookingOf(spec, now, encrypt)));
  const window = {
    _id: startOf(now).toISOString(),
    seats: bookings.map(({ _id }) => ({ booking: _id, until: null })),
    version: 0,
  };
  return { bookings, window, payments: SPECS.map((spec) => intentOf(spec, now)) };
}
