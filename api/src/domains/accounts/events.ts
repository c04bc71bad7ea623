import { defineEvent } from '../../lib/events';

/** A user has signed in or signed up. */
export interface SignedInEvent {
  userId: string;
  /** The cart filled in this browser before signing in; null if there was none. */
  guestCartUuid: string | null;
}

/** Announced after the sign-in is stored and before the response is sent; not inside a transaction. */
export const signedIn = defineEvent<SignedInEvent>('SignedIn');

/** An account has lost its e-mail to whoever proved that it is theirs; nobody can sign in to it any more. */
export interface AccountRetiredEvent {
  userId: string;
}

/** Announced in the transaction that retires the account: what goes on by itself has to stop. */
export const accountRetired = defineEvent<AccountRetiredEvent>('AccountRetired');

/** An account is being closed by its owner. */
export interface AccountClosedEvent {
  userId: string;
  email: string;
}

/** Announced in the transaction that closes the account, after `AccountRetired`: what need not be kept is deleted. */
export const accountClosed = defineEvent<AccountClosedEvent>('AccountClosed');

/** An account's e-mail is another one from now on. */
export interface EmailChangedEvent {
  userId: string;
  /** Both in lower case. */
  from: string;
  to: string;
}

/** Announced in the transaction that changes it: what is sent to the earlier address goes to the new one. */
export const emailChanged = defineEvent<EmailChangedEvent>('EmailChanged');
