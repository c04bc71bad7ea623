import type { Selling } from '../selling';
import { at, type Shopper } from '../shopper';
import { bookingUuid, confirmBooking, createBooking } from '../telehealth-bookings';

const QUARTER_HOUR = 15 * 60_000;

export const CERTIFICATES = `can_certify consulted_on certificates { reason ended_by certificate {
  version status purpose from to patient_name issued_by } }`;

/** What a practitioner certifies, for a consultation of the tests' day. */
export const certificateInput = (uuid: string, over: object = {}) => ({
  uuid,
  seen: 0,
  purpose: 'work',
  patient_name: 'Zoë Nguyễn',
  from: '2026-11-24',
  to: '2026-11-25',
  ...over,
});

export const issue = (by: Shopper, uuid: string, over: object = {}) =>
  by.run('staff_certificates_issue', certificateInput(uuid, over), `appointment { ${CERTIFICATES} }`);

export const withdraw = (by: Shopper, uuid: string, seen = 1, reason = 'Names somebody else') =>
  by.run('staff_certificates_withdraw', { uuid, seen, reason }, `appointment { ${CERTIFICATES} }`);

/** Returns the certificates in the answer of an operation on them. */
export const certificatesIn = (answer: Awaited<ReturnType<typeof issue>>, operation: 'issue' | 'withdraw') =>
  at<{ certificate: { status: string }; reason: string | null }[]>(
    answer,
    `staff_certificates_${operation}.appointment.certificates`,
  );

/** Books and pays a consultation, for a guest or an account, that has begun a quarter of an hour ago. @returns its uuid */
export async function begunConsult(shop: Selling, patient: Shopper, over: object): Promise<string> {
  const uuid = bookingUuid(await createBooking(patient, over));
  await confirmBooking(patient, uuid);
  const now = shop.clock.now().getTime();
  await shop
    .collection('telehealth_bookings')
    .updateOne(
      { _id: uuid },
      { $set: { starts_at: new Date(now - QUARTER_HOUR), ends_at: new Date(now + QUARTER_HOUR) } },
    );
  return uuid;
}

/** Puts a consultation down as held by a practitioner. */
export const complete = (by: Shopper, uuid: string) =>
  by.run('staff_appointments_complete', { uuid, note: 'Viral; rest.' }, 'appointment { booking { status } }');
