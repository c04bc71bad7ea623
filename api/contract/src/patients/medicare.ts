/** Weights of the first eight digits; their sum mod 10 is the ninth (section 5.g). */
const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9];
const MEDICARE_NUMBER = /^[2-6]\d{9}$/;
const REFERENCE = /^[1-9]$/;
const EXPIRY = /^(\d{4})-(0[1-9]|1[0-2])$/;
const CARD_EXPIRY = /^(0?[1-9]|1[0-2])\s?\/\s?(20)?(\d{2})$/;

/** What is read from a Medicare card. `expiry` is YYYY-MM. */
export interface MedicareCard {
  number: string;
  reference: string;
  expiry: string;
}

/** A Medicare number without the spaces it is printed with. */
export const normaliseMedicareNumber = (text: string): string => text.replace(/\s/g, '');

/** The number as the card prints it: "6951 44960 1". */
export const formatMedicareNumber = (digits: string): string =>
  digits.replace(/^(\d{4})(\d{5})(\d)$/, '$1 $2 $3');

function hasCheckDigit(digits: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 10 === Number(digits[8]);
}

/** What is wrong with a Medicare number (section 5.g), or null. Spaces do not count. */
export function medicareNumberError(text: string): string | null {
  const digits = normaliseMedicareNumber(text);
  if (digits === '') return 'Medicare Number is required.';
  if (!MEDICARE_NUMBER.test(digits)) return 'Medicare Number must be 10 digits';
  return hasCheckDigit(digits) ? null : 'Invalid Medicare Number: check digit does not match';
}

/** What is wrong with the individual reference number beside the patient's name (rule health-10), or null. */
export function medicareReferenceError(text: string): string | null {
  const digit = text.trim();
  if (digit === '') return 'Reference Number is required.';
  return REFERENCE.test(digit) ? null : 'Reference Number must be a digit from 1 to 9';
}

/** An expiry as YYYY-MM, from that or from the card's "03/2029" or "3/29"; null for what is neither. */
export function normaliseMedicareExpiry(text: string): string | null {
  const trimmed = text.trim();
  if (EXPIRY.test(trimmed)) return trimmed;
  const [, month, , year] = CARD_EXPIRY.exec(trimmed) ?? [];
  return month && year ? `20${year}-${month.padStart(2, '0')}` : null;
}

/** What is wrong with a card's expiry, or null: it is good to the end of its month. `today` is YYYY-MM-DD. */
export function medicareExpiryError(text: string, today: string): string | null {
  if (text.trim() === '') return 'Medicare Expiry is required.';
  const expiry = normaliseMedicareExpiry(text);
  if (expiry === null) return 'Medicare Expiry must be a month and a year';
  return expiry < today.slice(0, 7) ? 'This Medicare card has expired' : null;
}

/** What is wrong with a Medicare card, by field; empty when nothing is. */
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
