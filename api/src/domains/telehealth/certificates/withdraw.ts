import { certificateReasonError } from '@saltbush/contract';
import { BusinessError, invalidInput } from '../../../lib/errors';
import type { BookingDocument } from '../bookings/documents';
import { endCertificate, latestOf } from './certificates';
import { type ChangeContext, changeCertificates, findConsultation } from './change';

interface Withdrawal {
  uuid: string;
  /** Version of the certificate that the practitioner has seen. */
  seen: number;
  reason: string;
  staffId: string;
}

/**
 * Withdraws the certificate that holds, which stays in the record, and mails the patient (rule health-30). Any practitioner
 * may, since its author may have left. Repeated calls change nothing. The caller checks the permission.
 * @throws {BusinessError} NOT_FOUND, CONSULT_NOT_HELD, INVALID_INPUT (reason), CERTIFICATE_CHANGED
 */
export async function withdrawCertificate(
  ctx: ChangeContext,
  { uuid, seen, reason, staffId }: Withdrawal,
): Promise<BookingDocument> {
  const error = certificateReasonError(reason);
  if (error) throw invalidInput({ reason: error });
  const booking = await findConsultation(ctx, uuid);
  const latest = latestOf(booking);
  if (latest?.version !== seen) throw new BusinessError('CERTIFICATE_CHANGED');
  const isDone = (read: BookingDocument) =>
    read.certificates?.find(({ version }) => version === seen)?.ended?.how === 'withdrawn';
  if (isDone(booking)) return booking;
  const end = { how: 'withdrawn' as const, staff_id: staffId, at: ctx.clock.now(), reason };
  const certificates = (booking.certificates ?? []).map((one) =>
    one === latest ? endCertificate(ctx.cipher, booking._id, one, end) : one,
  );
  return changeCertificates(ctx, booking, { certificates, news: 'withdrawn', isDone });
}
