import type { ReadSource, SourceOutcome } from './source';

/** The wallet of this gateway, as payments from it name their brand. */
export const TEST_WALLET = 'test_wallet';

/** Message for the shopper when a payment from a wallet is declined. */
export const WALLET_DECLINED = 'The card in your wallet was declined.';

/** The most that the sheet asks to approve: the largest amount that an order can come to, in cents. */
const MOST = 100_000_000;

/** A card that the test wallet keeps. */
export interface WalletCard {
  last4: string;
  label: string;
  outcome: SourceOutcome;
}

export const WALLET_CARDS: readonly WalletCard[] = [
  { last4: '4242', label: 'Visa ending in 4242', outcome: 'succeeds' },
  { last4: '0002', label: 'Visa ending in 0002: declines', outcome: 'declined' },
];

/** Returns the cents that a sheet is opened for; null unless they are a positive whole number. */
export function readAmount(text: unknown): number | null {
  if (typeof text !== 'string' || !/^[1-9]\d{0,8}$/.test(text)) return null;
  const amount = Number(text);
  return amount <= MOST ? amount : null;
}

/** Returns the source that a shopper approves for one payment of at most `amount` cents; null for unknown cards. */
export function readWallet(last4: unknown, amount: number): ReadSource | null {
  const card = WALLET_CARDS.find((one) => one.last4 === last4);
  if (!card) return null;
  const { outcome } = card;
  return { outcome, brand: TEST_WALLET, last4: card.last4, exp_month: null, exp_year: null, most: amount };
}
