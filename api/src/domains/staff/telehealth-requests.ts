import type { BookingDetails, BookingDocument } from '../telehealth';
import type { StaffContext } from './context';

/** A booking with its decrypted details. */
export type OpenedBooking = BookingDocument & { opened: BookingDetails };

/** A telehealth request's content. */
export interface TelehealthRequest {
  booking: BookingDocument;
  patient_uuid: string | null;
  phone: string;
  product_id: string | null;
  notes: string;
}

/** Decrypts a booking's details. */
export function openBooking(
  { cipher }: Pick<StaffContext, 'cipher'>,
  booking: BookingDocument,
): OpenedBooking {
  return { ...booking, opened: JSON.parse(cipher.decrypt(booking.details, booking._id)) as BookingDetails };
}

/** Returns a booking's content as shown to staff. */
export const requestOf = (booking: OpenedBooking): TelehealthRequest => ({
  booking,
  patient_uuid: booking.patient_uuid,
  phone: booking.opened.phone,
  product_id: booking.opened.product_id === null ? null : String(booking.opened.product_id),
  notes: booking.opened.notes,
});
