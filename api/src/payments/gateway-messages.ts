/** The details of a payment method that the shop may store: never its number. */
export interface PaymentDetails {
  /** A brand of the contract's payment methods: the scheme of a card, or another method's mark. */
  brand: string;
  last4: string;
  /** Month and year of expiry; null for methods that do not expire. */
  exp_month: number | null;
  exp_year: number | null;
}

/** What a gateway is asked to authorise. */
export interface AuthoriseRequest {
  /** The same key always refers to the same payment, however often it is sent. */
  idempotencyKey: string;
  /** Cents. */
  amount: number;
  currency: 'AUD';
  sourceId: string;
}

/** The outcome of an authorisation. */
export type Authorisation =
  | { status: 'authorised'; intentId: string; details: PaymentDetails }
  | { status: 'requires_action'; intentId: string; challengeUrl: string }
  | { status: 'declined'; intentId: string | null; message: string };

/** Whether a payment method can be charged later; nothing is reserved. */
export type Verification =
  | { status: 'verified'; details: PaymentDetails }
  | { status: 'declined'; message: string };

/** The state of a payment at the gateway. */
export interface GatewayIntent {
  intentId: string;
  amount: number;
  status: 'requires_action' | 'authorised' | 'captured' | 'released' | 'refunded' | 'declined';
}
