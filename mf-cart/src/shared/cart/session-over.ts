import { hasCode } from '@saltbush/shared-ui/platform';

/** Returns true if a call failed because the session of the cart's owner has ended: the cart waits for them. */
export const isSessionOver = (error: unknown): boolean =>
  hasCode(error, 'UNAUTHENTICATED') ||
  (hasCode(error, 'SIGN_IN_REQUIRED') && error.extensions.reason === 'session');
