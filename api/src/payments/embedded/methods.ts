import type { PaymentMethodId } from '@saltbush/contract';
import { readCardBody } from './card-body';
import type { ReadSource } from './source';

/** How the embedded gateway handles a payment method. */
export interface EmbeddedMethod {
  /**
   * Reads the body that a browser posted; `now` is the time that expiry is checked against.
   * @throws {SourceError} with a message for the shopper
   */
  read(body: unknown, now: Date): ReadSource;
  /** Message for the shopper when a payment is declined. */
  declined: string;
}

/** Every payment method of the contract. */
export const EMBEDDED_METHODS: Readonly<Record<PaymentMethodId, EmbeddedMethod>> = {
  card: { read: readCardBody, declined: 'Your card was declined.' },
};

/** Returns the method that a posted body names; cards need not name theirs. Null for unknown methods. */
export function methodOfBody(body: unknown): EmbeddedMethod | null {
  const named = body instanceof Object && 'method' in body ? body.method : 'card';
  const found = Object.entries(EMBEDDED_METHODS).find(([id]) => id === named);
  return found?.[1] ?? null;
}
