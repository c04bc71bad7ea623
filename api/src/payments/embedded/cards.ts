import { cardBrandOf, paymentMissing } from '@saltbush/contract';
import * as v from 'valibot';
import { type ReadSource, SourceError, type SourceOutcome } from './source';

/** Card data as the browser sends it to the gateway. Held in memory only, for the duration of one request. */
export interface CardData {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string;
}

/** Test cards of this gateway (rule selling-05). */
const TEST_CARDS: Record<string, SourceOutcome> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
  '4000002760003184': 'three_d_secure',
};

function passesLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((character, index) => {
    const digit = Number(character);
    const doubled = digit * 2;
    if (index % 2 === 0) sum += digit;
    else sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return sum % 10 === 0;
}

function checkExpiry(month: number, year: number, now: Date): void {
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  if (!isMonth) throw new SourceError("Your card's expiration month is invalid.", 'expiry');
  const isYear = Number.isInteger(year) && year >= 2000 && year <= 2100;
  if (!isYear) throw new SourceError("Your card's expiration year is invalid.", 'expiry');
  if (Date.UTC(year, month, 1) <= now.getTime()) {
    throw new SourceError('Your card has expired.', 'expiry');
  }
}

/**
 * Validates card data and returns the part that may be stored.
 * @throws {SourceError} with a message for the shopper
 */
export function readCard(card: CardData, now: Date): ReadSource {
  const digits = card.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    throw new SourceError('Your card number is invalid.', 'number');
  }
  checkExpiry(card.exp_month, card.exp_year, now);
  if (!/^\d{3,4}$/.test(card.cvc)) throw new SourceError("Your card's security code is invalid.", 'cvc');
  const outcome = TEST_CARDS[digits];
  if (!outcome) {
    throw new SourceError('This shop is in test mode: please use a test card.', 'number');
  }
  const { exp_month, exp_year } = card;
  return {
    outcome,
    brand: cardBrandOf(digits) ?? 'unknown',
    last4: digits.slice(-4),
    exp_month,
    exp_year,
  };
}

const CardBody = v.object({
  number: v.pipe(v.string(), v.maxLength(40)),
  exp_month: v.number(),
  exp_year: v.number(),
  cvc: v.pipe(v.string(), v.maxLength(8)),
});

/**
 * Reads the body of a card form.
 * @throws {SourceError} with a message for the shopper
 */
export function readCardBody(body: unknown, now: Date): ReadSource {
  const card = v.safeParse(CardBody, body);
  if (!card.success) throw new SourceError(paymentMissing(), 'number', true);
  return readCard(card.output, now);
}
