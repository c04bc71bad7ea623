import { defineEvent } from '../../lib/events';

/** A user has signed in or signed up. */
export interface SignedInEvent {
  userId: string;
  /** The cart filled in this browser before signing in; null if there was none. */
  guestCartUuid: string | null;
}

/** Announced after the sign-in is stored and before the response is sent; not inside a transaction. */
export const signedIn = defineEvent<SignedInEvent>('SignedIn');
