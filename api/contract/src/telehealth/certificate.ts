import { addDays, daysBetween, isIsoDate } from '../dates/local-date';

/** Downloads the certificate of a consultation, below /api: by its patient, and by practitioners at the counter. */
export const CERTIFICATE_ENDPOINT = '/telehealth/certificate';
export const STAFF_CERTIFICATE_ENDPOINT = '/staff/certificate';

/** The name of every downloaded certificate: it says nothing about anybody. */
export const CERTIFICATE_FILE = 'certificate.pdf';

/** What a certificate excuses from: work, study, or either because somebody at home needs care. */
export const CERTIFICATE_PURPOSES = ['work', 'study', 'carer'] as const;
export type CertificatePurpose = (typeof CERTIFICATE_PURPOSES)[number];

/** The first day can lie so many days before the consultation, and so many after it. */
export const CERTIFICATE_DAYS_BACK = 3;
export const CERTIFICATE_DAYS_AHEAD = 1;
/** The most days, first and last included: whoever is unwell for longer is seen again. */
export const CERTIFICATE_DAYS = 5;
/** How often a certificate of one consultation is written, withdrawn ones included. */
export const MAX_CERTIFICATES = 20;
export const MAX_CERTIFICATE_NAME = 121;
export const MAX_CERTIFICATE_REASON = 500;

/** Letters of European languages and Vietnamese, which are those that certificates can be printed with. */
const PRINTED_NAME = /^[A-Za-zÀ-ÖØ-öø-ňŊ-žƠơƯưȘ-țẀ-ẅẠ-ỹ][A-Za-zÀ-ÖØ-öø-ňŊ-žƠơƯưȘ-țẀ-ẅẠ-ỹ '’-]*$/u;

/** A name as it is printed: composed letters, single spaces. */
export const printedName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

/** @returns the error in a patient's name, or null */
export function certificateNameError(name: string): string | null {
  const printed = printedName(name);
  if (printed === '') return 'Please enter the patient’s name';
  if (printed.length > MAX_CERTIFICATE_NAME) return `Please use at most ${MAX_CERTIFICATE_NAME} characters`;
  if (PRINTED_NAME.test(printed)) return null;
  return 'Please write the name in Latin letters, as on an Australian document';
}

/** @returns the error in why a certificate is replaced or withdrawn, or null */
export function certificateReasonError(reason: string): string | null {
  if (reason.trim() === '') return 'Please say why';
  return reason.length > MAX_CERTIFICATE_REASON
    ? `Please use at most ${MAX_CERTIFICATE_REASON} characters`
    : null;
}

/** Days as YYYY-MM-DD, in the time zone of the patient's state. */
export interface CertificateDays {
  from: string;
  to: string;
  /** The day of the consultation. */
  consulted_on: string;
}

/** The first and last day that a certificate of a consultation can begin on. */
export const firstDays = (consulted_on: string) => ({
  min: addDays(consulted_on, -CERTIFICATE_DAYS_BACK),
  max: addDays(consulted_on, CERTIFICATE_DAYS_AHEAD),
});

function fromError({ from, consulted_on }: CertificateDays): string | null {
  if (!isIsoDate(from)) return 'Please choose the first day';
  const { min, max } = firstDays(consulted_on);
  if (from < min) return `The first day can be at most ${CERTIFICATE_DAYS_BACK} days before the consultation`;
  return from > max ? 'The first day can be at the latest the day after the consultation' : null;
}

function toError({ from, to, consulted_on }: CertificateDays): string | null {
  if (!isIsoDate(to)) return 'Please choose the last day';
  if (isIsoDate(from) && to < from) return 'The last day is before the first day';
  if (to < consulted_on) return 'The last day is before the consultation: nobody had seen the patient yet';
  if (isIsoDate(from) && daysBetween(from, to) >= CERTIFICATE_DAYS) {
    return `A certificate covers at most ${CERTIFICATE_DAYS} days; for more, see the patient again`;
  }
  return null;
}

/** @returns the errors in the days of a certificate by field; empty if there are none (rule health-30) */
export function certificateDayErrors(days: CertificateDays): { from?: string; to?: string } {
  const [from, to] = [fromError(days), toError(days)];
  return { ...(from && { from }), ...(to && { to }) };
}
