import type { RequestImpersonation } from '../../lib/context';
import type { CustomerDocument } from './documents';

/** What the browser needs to act as the user. */
export interface SignedIn {
  token: string;
  expiresAt: Date;
  customer: CustomerDocument;
  /** Set-Cookie headers to answer: the sign-in or its renewal. */
  cookies: string[];
  /** Set when it is a member of staff who acts as the customer. */
  impersonation?: RequestImpersonation;
}

/** A sign-in that was found or begun. */
export interface SignInState {
  userId: string;
  sessionId: string;
  cookies: string[];
}
