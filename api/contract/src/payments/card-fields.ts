import type { FieldErrors } from '../addresses/address';
import { passesLuhn } from '../validation/luhn';
import type { PaymentForm } from './payment-form';

/** Card fields as entered. They are validated here and sent only to the gateway. */
export interface CardFields {
  number: string;
  expiry: string;
  cvc: string;
}

/** Card data in the gateway's format. */
export interface CardData {
  number: string;
  exp_month: number;
  /** Year with four digits. */
  exp_year: number;
  cvc: string;
}

const DIGITS_MIN = 12;
const DIGITS_MAX = 19;
const EXPIRY = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|20\d{2})$/;

const onlyDigits = (text: string) => text.replace(/[\s-]/g, '');

function numberError(text: string): string | undefined {
  if (text === '') return 'Please enter your card number';
  const digits = onlyDigits(text);
  const isWhole = /^\d+$/.test(digits) && digits.length >= DIGITS_MIN && digits.length <= DIGITS_MAX;
  return isWhole && passesLuhn(digits) ? undefined : 'Please check your card number';
}

/** Parses "MM/YY" to a month and a four-digit year, or null. The gateway checks whether it has passed. */
export function parseExpiry(text: string): Pick<CardData, 'exp_month' | 'exp_year'> | null {
  const [, month, year] = EXPIRY.exec(text.trim()) ?? [];
  if (!month || !year) return null;
  return { exp_month: Number(month), exp_year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

function expiryError(text: string): string | undefined {
  if (text === '') return 'Please enter the expiry date';
  return parseExpiry(text) ? undefined : 'Please enter the expiry date as MM/YY';
}

function cvcError(text: string): string | undefined {
  if (text === '') return 'Please enter the security code';
  return /^\d{3,4}$/.test(text) ? undefined : 'The security code has 3 or 4 digits';
}

/** Returns the errors in a card by field. */
export const cardErrors = ({ number, expiry, cvc }: CardFields): FieldErrors<keyof CardFields> => ({
  number: numberError(number),
  expiry: expiryError(expiry),
  cvc: cvcError(cvc),
});

/**
 * Converts validated fields to the gateway's format.
 * @throws {Error} if the expiry date is invalid.
 */
export function toCardData({ number, expiry, cvc }: CardFields): CardData {
  const date = parseExpiry(expiry);
  if (!date) throw new Error('The expiry date must be validated first');
  return { number: onlyDigits(number), cvc, ...date };
}

/** Formats a number in groups of four while typing: "4242 4242 4242 4242". */
export function groupDigits(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, DIGITS_MAX);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Inserts a slash after the month while typing: "04/28". */
export function slashExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** The form for cards. */
export const CARD_FORM: PaymentForm = {
  rows: [
    [
      {
        name: 'number',
        label: 'Card number',
        inputMode: 'numeric',
        autoComplete: 'cc-number',
        format: groupDigits,
      },
    ],
    [
      {
        name: 'expiry',
        label: 'Expiry date',
        placeholder: 'MM/YY',
        inputMode: 'numeric',
        autoComplete: 'cc-exp',
        format: slashExpiry,
      },
      { name: 'cvc', label: 'Security code', inputMode: 'numeric', autoComplete: 'cc-csc', maxLength: 4 },
    ],
  ],
  errors: ({ number = '', expiry = '', cvc = '' }) => cardErrors({ number, expiry, cvc }),
  toGatewayBody: ({ number = '', expiry = '', cvc = '' }) => ({ ...toCardData({ number, expiry, cvc }) }),
  retained: 'its brand and last four digits',
  testHint: 'Use card 4242 4242 4242 4242, any future date and any security code.',
};
