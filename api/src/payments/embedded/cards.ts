import { cardBrandOf } from '@saltbush/contract';
import { checkExpiry, passesLuhn } from './card-checks';
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
