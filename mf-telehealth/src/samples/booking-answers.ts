import { bookingDays, slotHours, slotLabel } from '@saltbush/contract';
import { PatientsNamesDocument } from '@saltbush/shared-ui/entities';
import {
  HttpResponse,
  http,
  mockGateway,
  mockHealthDrafts,
  type RequestHandler,
  respondWith,
  TOKENS_URL,
} from '@saltbush/shared-ui/testing';
import {
  TelehealthBookingDocument,
  TelehealthBookingsCancelDocument,
  TelehealthBookingsConfirmDocument,
  TelehealthBookingsCreateDocument,
  TelehealthPatientsDocument,
  TelehealthServiceDocument,
  TelehealthServicesDocument,
  TelehealthSlotsDocument,
} from '../generated/gql/graphql';
import type { Booking } from '../shared/booking/api/booking';
import { sampleServices } from './services';

/** The Tuesday on which stories and tests take place, in Sydney. */
export const TODAY = '2026-11-24';
export const NOW = new Date('2026-11-24T00:00:00Z');

const startsAt = (date: string, hour: number) =>
  new Date(`${date}T${String(hour).padStart(2, '0')}:00:00+11:00`).toISOString();

/** Days of the picker in Sydney; past and imminent slots are unavailable, as is the second day's morning. */
export const sampleDays = bookingDays(TODAY).map(({ date, label }, day) => ({
  date,
  label,
  slots: slotHours().map((hour) => {
    const isLate = day === 0 && hour <= 11;
    return {
      starts_at: startsAt(date, hour),
      label: slotLabel(hour),
      is_available: !isLate,
      message: isLate ? 'The appointment time must be at least 30 minutes from now.' : null,
      fee: hour >= 18 || hour < 8 ? 5400 : 3900,
    };
  }),
}));

/** A booking for tomorrow from 1 pm, held unless overridden. */
export const sampleBooking = (change: Partial<Booking> = {}): Booking => ({
  uuid: 'b1',
  booking_type: 'ShortConsult',
  status: 'held',
  starts_at: startsAt('2026-11-25', 13),
  ends_at: startsAt('2026-11-25', 15),
  state: 'NSW',
  contact_method: 'phone',
  first_name: 'Gia',
  last_name: 'Marsh',
  fee: 3900,
  refunded: 0,
  missed_calls: [],
  is_fee_returned: false,
  reference: 'TH-3F9A1C20',
  free_until: startsAt('2026-11-25', 11),
  guest_path: '/appointments/bGluaw',
  hold_expires_at: '2026-11-24T00:10:00.000Z',
  has_certificate: false,
  has_script: false,
  ...change,
});

export const samplePatients = [
  {
    uuid: 'p1',
    first_name: 'Priya',
    last_name: 'Raman',
    dob: '1987-04-18',
    gender: 'female' as const,
    phone: '0412345678',
    state: 'QLD' as const,
    checked_at: new Date().toISOString(),
  },
  {
    uuid: 'p2',
    first_name: 'Leo',
    last_name: 'Raman',
    dob: '2017-09-02',
    gender: 'male' as const,
    phone: '0412345678',
    state: null,
    checked_at: '2026-01-08T02:00:00.000Z',
  },
];

const MEDICINES = [
  'Atorvastatin 20mg 30 Tablets',
  'Atorvastatin 40mg 30 Tablets',
  'Atorvastatin 80mg 30 Tablets',
];
const hits = MEDICINES.map((name, index) => ({
  objectID: String(7000 + index),
  name: `Lorimer Pharma ${name}`,
}));

/** Responses for everything a booking requests; `patients` are those of the account. */
export function bookingAnswers({ patients = samplePatients } = {}): RequestHandler[] {
  let booking = sampleBooking();
  return [
    respondWith(TelehealthServicesDocument, { telehealth_services: sampleServices }),
    respondWith(TelehealthServiceDocument, ({ slug }) => ({
      telehealth_service: sampleServices.find((service) => service.slug === slug) ?? null,
    })),
    respondWith(PatientsNamesDocument, { patients_names: patients }),
    respondWith(TelehealthPatientsDocument, { patients: { data: patients } }),
    respondWith(TelehealthSlotsDocument, { telehealth_slots: sampleDays }),
    respondWith(TelehealthBookingsCreateDocument, () => ({ telehealth_bookings_create: { booking } })),
    respondWith(TelehealthBookingDocument, () => ({ telehealth_booking: booking })),
    respondWith(TelehealthBookingsConfirmDocument, () => {
      booking = { ...booking, status: 'booked', hold_expires_at: null };
      return { telehealth_bookings_confirm: { booking, three_d_secure: null } };
    }),
    respondWith(TelehealthBookingsCancelDocument, () => {
      booking = { ...booking, status: 'cancelled' };
      return { telehealth_bookings_cancel: { booking } };
    }),
    ...mockHealthDrafts(),
    mockGateway(),
    http.post(TOKENS_URL, () => HttpResponse.json({ id: 'src_1', brand: 'visa', last4: '4242' })),
    http.post('/1/indexes/*/queries', () => HttpResponse.json({ results: [{ hits }] })),
  ];
}
