import { passesLuhn } from '../validation/luhn';

/** An Individual Healthcare Identifier: 16 digits starting with 800360 (rule health-10). */
const IHI = /^800360\d{10}$/;

/** Removes the spaces an IHI is printed with. */
export const normaliseIhi = (text: string): string => text.replace(/\s/g, '');

/** Formats the identifier as printed: "8003 6080 0022 8437". */
export const formatIhi = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Returns the error in an IHI (section 5.g; rule health-10), or null. Spaces are ignored. */
export function ihiNumberError(text: string): string | null {
  const digits = normaliseIhi(text);
  if (digits === '') return 'IHI Number is required.';
  if (!IHI.test(digits)) return 'IHI Number must be 16 digits that begin with 800360';
  return passesLuhn(digits) ? null : 'Invalid IHI Number: check digit does not match';
}
