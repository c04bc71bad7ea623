/** Reasons why a sign-in through an identity provider fails; the api redirects the browser with one of them. */
export const SOCIAL_SIGN_IN_FAILURES = [
  'cancelled',
  'expired',
  'unverified',
  'unavailable',
  'too-many',
  'failed',
] as const;

export type SocialSignInFailure = (typeof SOCIAL_SIGN_IN_FAILURES)[number];

/** Key of the failure in an address's fragment, which browsers never send to a server. */
const FRAGMENT = 'sign-in';

const MESSAGES: Record<SocialSignInFailure, (provider: string) => string> = {
  cancelled: (provider) => `You did not sign in with ${provider}. Nothing was changed.`,
  expired: (provider) => `This sign-in with ${provider} is no longer valid. Please try again.`,
  unverified: (provider) =>
    `${provider} has not verified your email address. Please verify it there, or sign in with your password.`,
  unavailable: (provider) =>
    `${provider} can’t be reached right now. Please try again, or sign in with your password.`,
  'too-many': () => 'Too many attempts. Please try again in a few minutes.',
  failed: (provider) => `We could not sign you in with ${provider}. Please try again.`,
};

/** Messages shown to the shopper, by failure. */
export const socialSignInMessage = (failure: SocialSignInFailure, provider: string): string =>
  MESSAGES[failure](provider);

/** Returns the address that opens the sign-in drawer over a path of the shop and shows why sign-in failed. */
export function socialFailurePath(path: string, failure: SocialSignInFailure): string {
  const url = new URL(path, 'https://shop.invalid');
  url.searchParams.set('login', 'true');
  url.hash = `${FRAGMENT}=${failure}`;
  // Segments such as /.// leave two slashes, which browsers would take for another site.
  const pathname = url.pathname.replace(/^\/+/, '/');
  return `${pathname}${url.search}${url.hash}`;
}

/**
 * Returns the failure named in an address's fragment, or null. Only known reasons are accepted, so a crafted link
 * cannot inject text.
 */
export function readSocialFailure(hash: string): SocialSignInFailure | null {
  const named = new URLSearchParams(hash.replace(/^#/, '')).get(FRAGMENT);
  return SOCIAL_SIGN_IN_FAILURES.find((failure) => failure === named) ?? null;
}
