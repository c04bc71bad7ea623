import type { TelehealthCertificatePurpose, TelehealthCertificateStatus } from '../../generated/gql/graphql';

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const dayWords = (isoDate: string): string => DAY.format(new Date(isoDate));

/** The days of a certificate in words: one day, or from the first to the last. */
export const daysWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;

/** What a certificate is. */
export const PURPOSE_WORDS: Readonly<Record<TelehealthCertificatePurpose, string>> = {
  work: 'Medical certificate for work',
  study: 'Medical certificate for study',
  carer: 'Carer’s certificate',
};

/** Whether a certificate holds. */
export const STATUS_WORDS: Readonly<Record<TelehealthCertificateStatus, string>> = {
  valid: 'Valid',
  replaced: 'Replaced: no longer valid',
  withdrawn: 'Withdrawn: no longer valid',
};
