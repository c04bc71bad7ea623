import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import type { BookingDocument } from '../bookings/documents';
import { bookingDocumentMail, type DocumentNews } from '../bookings/mails';
import { findPaidBooking } from '../bookings/store';
import type { TelehealthContext } from '../context';
import type { StoredCertificate } from './documents';
import { writeCertificates } from './store';

export type ChangeContext = Pick<TelehealthContext, 'client' | 'db' | 'clock' | 'cipher' | 'config'>;

/** Finds a consultation that took place. @throws {BusinessError} NOT_FOUND, CONSULT_NOT_HELD */
export async function findConsultation(ctx: ChangeContext, uuid: string): Promise<BookingDocument> {
  const booking = await findPaidBooking(ctx.db, uuid);
  if (!booking) throw notFound('Booking');
  if (booking.status !== 'completed') throw new BusinessError('CONSULT_NOT_HELD');
  return booking;
}

interface CertificateChange {
  certificates: StoredCertificate[];
  news: DocumentNews;
  /** Whether a booking has become what is asked for: the same request can arrive twice at once. */
  isDone: (booking: BookingDocument) => boolean;
}

/**
 * Writes a consultation's certificates as they were read and changed, and mails the patient, without a word of them.
 * @returns the booking afterwards
 * @throws {BusinessError} CERTIFICATE_CHANGED if another change came first
 */
export async function changeCertificates(
  ctx: ChangeContext,
  booking: BookingDocument,
  { certificates, news, isDone }: CertificateChange,
): Promise<BookingDocument> {
  const certificate_changes = (booking.certificate_changes ?? 0) + 1;
  const mail = await bookingDocumentMail(ctx, { ...booking, certificate_changes }, news);
  const isWritten = await inTransaction(ctx, async (session) => {
    if (!(await writeCertificates(ctx.db, booking, certificates, session))) return false;
    if (mail) await enqueueMail(ctx, mail, session);
    return true;
  });
  if (isWritten) return { ...booking, certificates, certificate_changes };
  const changed = await findConsultation(ctx, booking._id);
  if (isDone(changed)) return changed;
  throw new BusinessError('CERTIFICATE_CHANGED');
}
