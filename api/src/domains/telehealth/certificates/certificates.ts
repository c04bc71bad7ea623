import { localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import type { FieldCipher } from '../../../lib/field-cipher';
import type { BookingDocument } from '../bookings/documents';
import type { CertificateContent, CertificateEnd, StoredCertificate } from './documents';

/** Each text opens only as what it is, and only in its booking. */
const contentOwner = (uuid: string, version: number) => `${uuid}:certificate:${version}`;
const reasonOwner = (uuid: string, version: number) => `${contentOwner(uuid, version)}:reason`;

/** Returns the day of a consultation in the patient's state. */
export const consultedOn = ({ starts_at, state }: Pick<BookingDocument, 'starts_at' | 'state'>): string =>
  localDate(starts_at, STATE_TIME_ZONES[state]);

/** Returns the last certificate that was issued, whether or not it holds. */
export const latestOf = ({ certificates }: BookingDocument): StoredCertificate | null =>
  certificates?.at(-1) ?? null;

/** Returns the certificate that holds, if any: only the last one can. */
export function validOf(booking: BookingDocument): StoredCertificate | null {
  const latest = latestOf(booking);
  return latest?.ended ? null : latest;
}

export const sealContent = (
  cipher: FieldCipher,
  content: CertificateContent,
  { uuid, version }: { uuid: string; version: number },
): string => cipher.encrypt(JSON.stringify(content), contentOwner(uuid, version));

export const openContent = (
  cipher: FieldCipher,
  uuid: string,
  { content, version }: StoredCertificate,
): CertificateContent =>
  JSON.parse(cipher.decrypt(content, contentOwner(uuid, version))) as CertificateContent;

const openReason = (cipher: FieldCipher, uuid: string, { ended, version }: StoredCertificate) =>
  ended ? cipher.decrypt(ended.reason, reasonOwner(uuid, version)) : null;

/** Returns a certificate that no longer holds; it stays in the record. */
export function endCertificate(
  cipher: FieldCipher,
  uuid: string,
  certificate: StoredCertificate,
  end: CertificateEnd,
): StoredCertificate {
  const reason = cipher.encrypt(end.reason.trim(), reasonOwner(uuid, certificate.version));
  return { ...certificate, ended: { ...end, reason } };
}

/** Returns the certificates of a booking as they are read, latest first. */
export function certificatesOf(cipher: FieldCipher, booking: BookingDocument) {
  const latestFirst = [...(booking.certificates ?? [])].reverse();
  return latestFirst.map((stored) => ({
    stored,
    reason: openReason(cipher, booking._id, stored),
    certificate: {
      ...openContent(cipher, booking._id, stored),
      version: stored.version,
      issued_at: stored.issued_at,
      status: stored.ended?.how ?? ('valid' as const),
    },
  }));
}
