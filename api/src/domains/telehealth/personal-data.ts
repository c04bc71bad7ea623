import type { Db } from 'mongodb';
import type { FieldCipher } from '../../lib/field-cipher';
import type { BookingDetails } from './bookings/documents';
import { listBookings } from './bookings/store';
import { certificatesOf } from './certificates/certificates';
import { openTry } from './contradictions/sealed-tries';
import { listUserTries } from './contradictions/store';
import { openScript } from './scripts/sealed-scripts';

/** More than anybody has booked. */
const ALL = { skip: 0, limit: 10_000 };

/** Returns a user's consultations with what they answered, were certified and prescribed, for their owner. */
export async function bookingData({ db, cipher }: { db: Db; cipher: FieldCipher }, userId: string) {
  const { data } = await listBookings(db, userId, ALL);
  return data.map((booking) => {
    const { booking_type, status, starts_at, ends_at, state, contact_method, fee, created_at } = booking;
    const details = JSON.parse(cipher.decrypt(booking.details, booking._id)) as BookingDetails;
    const certificates = certificatesOf(cipher, booking).map(({ certificate }) => certificate);
    const scripts = (booking.scripts ?? []).map((stored) => {
      const { patient_uuid: _patient, ...script } = openScript(cipher, booking._id, stored);
      return { ...script, issued_at: stored.issued_at, withdrawn_at: stored.ended?.at ?? null };
    });
    return {
      ...{ booking_type, status, starts_at, ends_at, state, contact_method, fee, created_at, details },
      ...{ certificates, scripts },
    };
  });
}

/** Returns the answers of a user's patients that were refused, for their owner. */
export async function tryData({ db, cipher }: { db: Db; cipher: FieldCipher }, userId: string) {
  const tries = await listUserTries(db, userId);
  return tries.map((one) => {
    const { patient_uuid, at, expires_at, author } = one;
    return { patient_uuid, at, answered_by: author.role, kept_until: expires_at, ...openTry(cipher, one) };
  });
}
