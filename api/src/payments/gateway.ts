import { paymentNoun } from '@saltbush/contract';
import type {
  Authorisation,
  AuthoriseRequest,
  GatewayIntent,
  PaymentDetails,
  Verification,
} from './gateway-messages';

/** Why a source is declined that the gateway does not know, or that is not the payer's. */
export const unknownSource = (): string => `Please enter your ${paymentNoun('now')} details again.`;

/** Why a source is declined that its payer approved for less. */
export const approvedForLess = (): string =>
  'The total is more than you approved in your wallet. Please approve the payment again.';

/** What a browser needs to turn payment details into a source id. */
export interface BrowserConfig {
  name: string;
  tokens_url: string | null;
  publishable_key: string | null;
  /** Wallets for single payments, in order. */
  wallets: BrowserWallet[];
}

/** A wallet and its sheet, a page of the gateway that turns the shopper's approval into a source id. */
export interface BrowserWallet {
  /** The `brand` of payments from it. */
  id: string;
  name: string;
  sheet_url: string;
}

/**
 * A payment gateway. Money is authorised first and captured after the order is stored. Every call is idempotent and
 * returns the first result again.
 * @throws PaymentUnavailableError if the gateway cannot be reached
 */
export interface PaymentGateway {
  readonly name: string;
  browserConfig(): BrowserConfig;
  /** The details of a source id that is being used; null if unknown. A source id that nobody uses expires. */
  details(sourceId: string): Promise<PaymentDetails | null>;
  /**
   * Asks the bank whether it would take charges to a source, without one. A bank that asks its customer at each payment
   * does so then. Null if unknown.
   */
  verify(sourceId: string): Promise<Verification | null>;
  /** Reserves the amount. */
  authorise(request: AuthoriseRequest): Promise<Authorisation>;
  /** Returns the authorisation after the shopper's 3-D Secure step. */
  confirm(intentId: string): Promise<Authorisation>;
  /** Captures the authorised amount. */
  capture(intentId: string): Promise<void>;
  /** Releases an authorisation; a captured payment is left alone. */
  release(intentId: string): Promise<void>;
  /** Refunds cents of a captured payment, once per key. */
  refund(intentId: string, amount: number, idempotencyKey: string): Promise<void>;
  /** The payment of an idempotency key, for recovery after a crash; null if there is none. */
  find(idempotencyKey: string): Promise<GatewayIntent | null>;
}

/** The gateway could not be reached or its response was invalid: the outcome is unknown. */
export class PaymentUnavailableError extends Error {
  override name = 'PaymentUnavailableError';
}
