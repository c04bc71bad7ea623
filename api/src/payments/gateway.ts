/** What the shop knows of a card: never its number. */
export interface CardSummary {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

/** What a browser needs to turn a card into a source id. */
export interface BrowserConfig {
  name: string;
  tokens_url: string | null;
  publishable_key: string | null;
}

export interface AuthoriseRequest {
  /** The same key always means the same payment, however often it is sent. */
  idempotencyKey: string;
  /** Cents. */
  amount: number;
  currency: 'AUD';
  sourceId: string;
}

/** How an authorisation went. */
export type Authorisation =
  | { status: 'authorised'; intentId: string; card: CardSummary }
  | { status: 'requires_action'; intentId: string; challengeUrl: string }
  | { status: 'declined'; intentId: string | null; message: string };

/** Where a payment stands at the gateway. */
export interface GatewayIntent {
  intentId: string;
  amount: number;
  status: 'requires_action' | 'authorised' | 'captured' | 'released' | 'refunded' | 'declined';
}

/**
 * A payment gateway. Money is authorised first and captured after the order is stored. Every call may be repeated:
 * it answers as the first time. Raises PaymentUnavailableError when the gateway cannot be reached.
 */
export interface PaymentGateway {
  readonly name: string;
  browserConfig(): BrowserConfig;
  /** The card behind a source id; null when the gateway does not know it. */
  card(sourceId: string): Promise<CardSummary | null>;
  /** Reserves the amount on the card. */
  authorise(request: AuthoriseRequest): Promise<Authorisation>;
  /** The authorisation after the shopper's 3-D Secure step. */
  confirm(intentId: string): Promise<Authorisation>;
  /** Takes the reserved amount. */
  capture(intentId: string): Promise<void>;
  /** Gives a reservation up; a captured payment is left alone. */
  release(intentId: string): Promise<void>;
  /** Returns cents of a captured payment, once per key. */
  refund(intentId: string, amount: number, idempotencyKey: string): Promise<void>;
  /** The payment of an idempotency key, for recovery after a crash; null when none was begun. */
  find(idempotencyKey: string): Promise<GatewayIntent | null>;
}

/** The gateway could not be reached or did not understand: nothing is known to have happened. */
export class PaymentUnavailableError extends Error {
  override name = 'PaymentUnavailableError';
}
