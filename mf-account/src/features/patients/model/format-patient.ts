import { isIsoDate, maskedLastFour, suburbName } from '@saltbush/contract';
import type { Patient } from '../api/patients';

/** Formats a Medicare expiry, YYYY-MM, as printed on the card: "03/2029". */
export const formatMedicareExpiry = (expiry: string): string => expiry.split('-').reverse().join('/');

type Identifiers = Pick<Patient, 'hola_medicare_last4' | 'hola_medicare_expiry' | 'hola_ihi_last4'>;

/** Formats the stored Medicare card as "•••• 9601, expires 03/2029"; null without one. */
export function formatMedicare({ hola_medicare_last4, hola_medicare_expiry }: Identifiers): string | null {
  if (!hola_medicare_last4) return null;
  const expiry = hola_medicare_expiry ? `, expires ${formatMedicareExpiry(hola_medicare_expiry)}` : '';
  return `${maskedLastFour(hola_medicare_last4)}${expiry}`;
}

/** Formats the stored IHI as its last 4 digits; null without one. */
export const formatIhi = ({ hola_ihi_last4 }: Identifiers): string | null =>
  hola_ihi_last4 ? maskedLastFour(hola_ihi_last4) : null;

/** Formats the stored identifier with its type; null without one. */
export function formatIdentifier(patient: Identifiers): string | null {
  const medicare = formatMedicare(patient);
  if (medicare) return `Medicare ${medicare}`;
  const ihi = formatIhi(patient);
  return ihi ? `IHI ${ihi}` : null;
}

/** Returns the label and hint of the option that leaves the stored identifier unchanged. */
export function unchangedOption(patient: Identifiers): { label: string; hint: string } {
  const onFile = formatIdentifier(patient);
  return onFile
    ? { label: 'Leave it as it is', hint: onFile }
    : { label: 'Leave it for now', hint: 'Nothing is on file yet.' };
}

const DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date of birth as "3 February 1990". */
export const formatDateOfBirth = (dob: string): string => (isIsoDate(dob) ? DATE.format(new Date(dob)) : dob);

/** Returns first and last name. */
export const fullName = ({ first_name, last_name }: Pick<Patient, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

type Address = Pick<Patient, 'address' | 'suburb' | 'state' | 'postcode'>;

/** Formats the address on one line. */
export const formatAddress = ({ address, suburb, state, postcode }: Address): string =>
  `${address}, ${suburbName(suburb)} ${state ?? ''} ${postcode}`;

/** Groups the digits of a phone number: "0412 345 678", "02 9876 5432". */
export const formatPhone = (phone: string): string =>
  /^(04|1[38]00)/.test(phone)
    ? phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
    : phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
