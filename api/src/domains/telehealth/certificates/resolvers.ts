import { notFound } from '../../../lib/errors';
import type { BookingDocument } from '../bookings/documents';
import type { TelehealthContext } from '../context';
import { readableBooking } from './access';
import { certificatesOf } from './certificates';

/** Returns the certificates of a consultation for its patient, latest first. */
async function telehealthCertificates(_root: unknown, { uuid }: { uuid: string }, ctx: TelehealthContext) {
  const booking = await readableBooking(ctx, uuid, ctx.user?.id ?? null);
  if (!booking) throw notFound('Booking');
  return certificatesOf(ctx.cipher, booking).map(({ certificate }) => certificate);
}

export const certificateResolvers = {
  Query: { telehealth_certificates: telehealthCertificates },
  /** A field of `TelehealthBooking`. */
  hasCertificate: ({ certificates = [] }: BookingDocument): boolean => certificates.length > 0,
};
