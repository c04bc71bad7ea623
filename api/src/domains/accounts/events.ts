import { defineEvent } from '../../lib/events';

/** Somebody signed in or up. */
export interface SignedInEvent {
  userId: string;
  /** The cart that the browser filled before; null when it had none. */
  guestCartUuid: string | null;
}

/** Announced once the sign-in is stored and before the browser hears of it; not within a transaction. */
export const signedIn = defineEvent<SignedInEvent>('SignedIn');
