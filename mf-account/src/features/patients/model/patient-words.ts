import { isIsoDate, maskedLastFour, suburbName } from '@saltbush/contract';
import type { Patient } from '../api/patients';

/** A Medicare card's expiry, YYYY-MM, as the card prints it: "03/2029". */
export const expiryWords = (expiry: string): string => expiry.split('-').reverse().join('/');

type Identifiers = Pick<Patient, 'hola_medicare_last4' | 'hola_medicare_expiry' | 'hola_ihi_last4'>;

/** A Medicare card on file: "•••• 9601, expires 03/2029"; null without one. */
export function medicareWords({ hola_medicare_last4, hola_medicare_expiry }: Identifiers): string | null {
  if (!hola_medicare_last4) return null;
  const expiry = hola_medicare_expiry ? `, expires ${expiryWords(hola_medicare_expiry)}` : '';
  return `${maskedLastFour(hola_medicare_last4)}${expiry}`;
}

/** An IHI on file by its last 4 digits; null without one. */
export const ihiWords = ({ hola_ihi_last4 }: Identifiers): string | null =>
  hola_ihi_last4 ? maskedLastFour(hola_ihi_last4) : null;

/** What is on file of a patient's identifier, and which it is; null when there is none. */
export function identifierWords(patient: Identifiers): string | null {
  const medicare = medicareWords(patient);
  if (medicare) return `Medicare ${medicare}`;
  const ihi = ihiWords(patient);
  return ihi ? `IHI ${ihi}` : null;
}

/** The choice to leave a patient's identifier as it is. */
export function keptWords(patient: Identifiers): { label: string; hint: string } {
  const onFile = identifierWords(patient);
  return onFile
    ? { label: 'Leave it as it is', hint: onFile }
    : { label: 'Leave it for now', hint: 'Nothing is on file yet.' };
}

const DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** A date of birth as it is read: "3 February 1990". */
export const dobWords = (dob: string): string => (isIsoDate(dob) ? DATE.format(new Date(dob)) : dob);

/** First and last name. */
export const fullName = ({ first_name, last_name }: Pick<Patient, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

type Address = Pick<Patient, 'address' | 'suburb' | 'state' | 'postcode'>;

/** The address on one line. */
export const addressWords = ({ address, suburb, state, postcode }: Address): string =>
  `${address}, ${suburbName(suburb)} ${state ?? ''} ${postcode}`;

/** Digits of a phone number as they are read: "0412 345 678", "02 9876 5432". */
export const phoneWords = (phone: string): string =>
  /^(04|1[38]00)/.test(phone)
    ? phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
    : phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
