import type { RequestImpersonation } from '../../lib/context';
import type { CustomerDocument } from './documents';
import type { Standing } from './standings';

/** Everything the browser needs to act as the user. */
export interface SignedIn {
  token: string;
  expiresAt: Date;
  customer: CustomerDocument;
  /** What the person may do now, in this sign-in. */
  standing: Standing;
  /** `Set-Cookie` headers of the new or renewed sign-in. */
  cookies: string[];
  /** Set if a staff member acts as the customer. */
  impersonation?: RequestImpersonation;
}

/** An existing or newly started sign-in. */
export interface SignInState {
  userId: string;
  sessionId: string;
  cookies: string[];
}
