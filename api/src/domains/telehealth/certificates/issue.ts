import {
  type CertificatePurpose,
  certificateDayErrors,
  certificateNameError,
  certificateReasonError,
  localDate,
  MAX_CERTIFICATES,
  printedName,
  STATE_TIME_ZONES,
} from '@saltbush/contract';
import { BusinessError, invalidInput } from '../../../lib/errors';
import type { BookingDocument } from '../bookings/documents';
import { consultedOn, endCertificate, latestOf, openContent, sealContent, validOf } from './certificates';
import { type ChangeContext, changeCertificates, findConsultation } from './change';
import type { CertificateContent, StoredCertificate } from './documents';

/** What a practitioner certifies. */
export interface CertificateRequest {
  uuid: string;
  /** Version of the latest certificate that the practitioner has seen; 0 for none. */
  seen: number;
  purpose: CertificatePurpose;
  patient_name: string;
  from: string;
  to: string;
  /** Why it replaces the one that holds. */
  reason: string;
}

interface Author {
  staffId: string;
  name: string;
}

/** @throws {BusinessError} INVALID_INPUT naming the fields */
function checkFields(request: CertificateRequest, booking: BookingDocument): void {
  const errors = {
    patient_name: certificateNameError(request.patient_name),
    ...certificateDayErrors({ ...request, consulted_on: consultedOn(booking) }),
    reason: validOf(booking) ? certificateReasonError(request.reason) : null,
  };
  const found = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null);
  if (found.length > 0) throw invalidInput(Object.fromEntries(found));
}

const contentOf = (
  { patient_name, purpose, from, to }: CertificateRequest,
  booking: BookingDocument,
  { now, name }: { now: Date; name: string },
): CertificateContent => ({
  patient_name: printedName(patient_name),
  ...{ purpose, from, to },
  consulted_on: consultedOn(booking),
  contact_method: booking.contact_method,
  issued_on: localDate(now, STATE_TIME_ZONES[booking.state]),
  issued_by: printedName(name),
});

/** Whether a request has been carried out before: its sender may not have received the answer. */
function isRepeated(ctx: ChangeContext, booking: BookingDocument, request: CertificateRequest, by: Author) {
  const valid = validOf(booking);
  if (valid?.version !== request.seen + 1 || valid.staff_id !== by.staffId) return false;
  const { patient_name, purpose, from, to } = openContent(ctx.cipher, booking._id, valid);
  const isSame = purpose === request.purpose && from === request.from && to === request.to;
  return isSame && patient_name === printedName(request.patient_name);
}

/** Returns the booking's certificates with a new one that alone holds. */
function withIssued(
  ctx: ChangeContext,
  booking: BookingDocument,
  request: CertificateRequest,
  by: Author,
): StoredCertificate[] {
  const [uuid, now, version] = [booking._id, ctx.clock.now(), (latestOf(booking)?.version ?? 0) + 1];
  const content = sealContent(ctx.cipher, contentOf(request, booking, { now, name: by.name }), {
    uuid,
    version,
  });
  const valid = validOf(booking);
  const end = { how: 'replaced' as const, staff_id: by.staffId, at: now, reason: request.reason };
  const former = (booking.certificates ?? []).map((one) =>
    one === valid ? endCertificate(ctx.cipher, uuid, one, end) : one,
  );
  return [...former, { version, staff_id: by.staffId, issued_at: now, content }];
}

/**
 * Issues a certificate for a consultation that its author has held, instead of the one that holds, if any, and mails the
 * patient (rule health-30). Repeated calls change nothing. The caller checks the permission.
 * @throws {BusinessError} NOT_FOUND, CONSULT_NOT_HELD, CERTIFICATE_NOT_YOURS, INVALID_INPUT, CERTIFICATE_CHANGED,
 * CERTIFICATE_LIMIT, CERTIFICATE_AUTHOR_UNPRINTABLE
 */
export async function issueCertificate(
  ctx: ChangeContext,
  request: CertificateRequest,
  by: Author & { nameOf: (staffId: string) => Promise<string> },
): Promise<BookingDocument> {
  const booking = await findConsultation(ctx, request.uuid);
  const heldBy = booking.closed?.staff_id ?? '';
  if (heldBy !== by.staffId)
    throw new BusinessError('CERTIFICATE_NOT_YOURS', { ended_by: await by.nameOf(heldBy) });
  const isDone = (read: BookingDocument) => isRepeated(ctx, read, request, by);
  if (isDone(booking)) return booking;
  if ((latestOf(booking)?.version ?? 0) !== request.seen) throw new BusinessError('CERTIFICATE_CHANGED');
  if (certificateNameError(by.name)) throw new BusinessError('CERTIFICATE_AUTHOR_UNPRINTABLE');
  checkFields(request, booking);
  if (request.seen >= MAX_CERTIFICATES) throw new BusinessError('CERTIFICATE_LIMIT');
  const news = validOf(booking) ? 'replaced' : 'ready';
  const certificates = withIssued(ctx, booking, request, by);
  return changeCertificates(ctx, booking, { certificates, news, isDone });
}
