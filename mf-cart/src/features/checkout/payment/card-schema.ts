import * as v from 'valibot';

const DIGITS_MIN = 12;
const DIGITS_MAX = 19;
const TEN = 10;

/** The Luhn check digit that every card number ends with. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled >= TEN ? doubled - (TEN - 1) : doubled;
  }
  return sum % TEN === 0;
}

const onlyDigits = (text: string) => text.replace(/[\s-]/g, '');

function isCardNumber(text: string): boolean {
  const digits = onlyDigits(text);
  if (!/^\d+$/.test(digits) || digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) return false;
  return passesLuhn(digits);
}

const EXPIRY = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|20\d{2})$/;

/** Month and four-digit year of "MM/YY", or null. Whether it has passed is the gateway's to say. */
export function parseExpiry(text: string): { exp_month: number; exp_year: number } | null {
  const [, month, year] = EXPIRY.exec(text.trim()) ?? [];
  if (!month || !year) return null;
  return { exp_month: Number(month), exp_year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** Card fields as typed. They are checked here and sent to the gateway, nowhere else. */
export const CardSchema = v.object({
  number: v.pipe(
    v.string(),
    v.nonEmpty('Please enter your card number'),
    v.check(isCardNumber, 'Please check your card number'),
  ),
  expiry: v.pipe(
    v.string(),
    v.nonEmpty('Please enter the expiry date'),
    v.check((text) => parseExpiry(text) !== null, 'Please enter the expiry date as MM/YY'),
  ),
  cvc: v.pipe(
    v.string(),
    v.nonEmpty('Please enter the security code'),
    v.regex(/^\d{3,4}$/, 'The security code has 3 or 4 digits'),
  ),
});
export type CardValues = v.InferOutput<typeof CardSchema>;

/** Card fields in the gateway's shape. */
export function toCardData({ number, expiry, cvc }: CardValues) {
  const date = parseExpiry(expiry);
  if (!date) throw new Error('The expiry date was not checked');
  return { number: onlyDigits(number), cvc, ...date };
}

/** Groups of four while typing: "4242 4242 4242 4242". */
export function groupDigits(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, DIGITS_MAX);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** A slash after the month while typing: "04/28". */
export function slashExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
