import type { Db } from 'mongodb';
import type { Clock } from '../lib/clock';
import type { Hooks } from '../lib/hooks';
import type { PaymentGateway } from './gateway';
import type { PaymentDetails } from './gateway-messages';

export interface PaymentServices {
  db: Db;
  clock: Clock;
  payments: PaymentGateway;
  hooks: Hooks;
}

export interface PaymentRequest {
  orderKey: string;
  cartUuid: string;
  /** Cents. */
  amount: number;
  sourceId: string;
  /** The user who pays; null for a guest. A payment method that others have saved is declined. */
  payer: string | null;
}

/** An authorisation an order can be stored with. */
export interface AuthorisedPayment {
  status: 'authorised';
  attemptId: string;
  intentId: string;
  details: PaymentDetails;
}

/** The outcome of a payment. `settled`: an order with this key is already stored. */
export type PaymentResult =
  | AuthorisedPayment
  | { status: 'requires_action'; intentId: string; challengeUrl: string }
  | { status: 'declined'; message: string }
  | { status: 'settled' };
