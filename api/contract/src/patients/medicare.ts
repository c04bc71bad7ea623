/** Weights of the first eight digits; the ninth is their weighted sum modulo 10 (section 5.g). */
const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9];
const MEDICARE_NUMBER = /^[2-6]\d{9}$/;
const REFERENCE = /^[1-9]$/;
const EXPIRY = /^(\d{4})-(0[1-9]|1[0-2])$/;
const CARD_EXPIRY = /^(0?[1-9]|1[0-2])\s?\/\s?(20)?(\d{2})$/;

/** Details printed on a Medicare card. `expiry` is YYYY-MM. */
export interface MedicareCard {
  number: string;
  reference: string;
  expiry: string;
}

/** Removes the spaces a Medicare number is printed with. */
export const normaliseMedicareNumber = (text: string): string => text.replace(/\s/g, '');

/** Formats the number as printed on the card: "6951 44960 1". */
export const formatMedicareNumber = (digits: string): string =>
  digits.replace(/^(\d{4})(\d{5})(\d)$/, '$1 $2 $3');

function hasCheckDigit(digits: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 10 === Number(digits[8]);
}

/** Returns the error in a Medicare number (section 5.g), or null. Spaces are ignored. */
export function medicareNumberError(text: string): string | null {
  const digits = normaliseMedicareNumber(text);
  if (digits === '') return 'Medicare Number is required.';
  if (!MEDICARE_NUMBER.test(digits)) return 'Medicare Number must be 10 digits';
  return hasCheckDigit(digits) ? null : 'Invalid Medicare Number: check digit does not match';
}

/** Returns the error in the individual reference number beside the patient's name (rule health-10), or null. */
export function medicareReferenceError(text: string): string | null {
  const digit = text.trim();
  if (digit === '') return 'Reference Number is required.';
  return REFERENCE.test(digit) ? null : 'Reference Number must be a digit from 1 to 9';
}

/** Parses an expiry, either YYYY-MM or as on the card ("03/2029", "3/29"), to YYYY-MM; null if it is neither. */
export function normaliseMedicareExpiry(text: string): string | null {
  const trimmed = text.trim();
  if (EXPIRY.test(trimmed)) return trimmed;
  const [, month, , year] = CARD_EXPIRY.exec(trimmed) ?? [];
  return month && year ? `20${year}-${month.padStart(2, '0')}` : null;
}

/** Returns the error in a card's expiry, or null: the card is valid to the end of that month. `today` is YYYY-MM-DD. */
export function medicareExpiryError(text: string, today: string): string | null {
  if (text.trim() === '') return 'Medicare Expiry is required.';
  const expiry = normaliseMedicareExpiry(text);
  if (expiry === null) return 'Medicare Expiry must be a month and a year';
  return expiry < today.slice(0, 7) ? 'This Medicare card has expired' : null;
}

/** Returns the errors in a Medicare card by field; empty if it is valid. */
export function medicareCardErrors(
  card: MedicareCard,
  today: string,
): Partial<Record<keyof MedicareCard, string>> {
  const errors: Partial<Record<keyof MedicareCard, string>> = {};
  const number = medicareNumberError(card.number);
  const reference = medicareReferenceError(card.reference);
  const expiry = medicareExpiryError(card.expiry, today);
  if (number) errors.number = number;
  if (reference) errors.reference = reference;
  if (expiry) errors.expiry = expiry;
  return errors;
}
