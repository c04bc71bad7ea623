/** Why a sign-in through an identity provider did not happen; the api's answer to the browser names one of them. */
export const SOCIAL_SIGN_IN_FAILURES = [
  'cancelled',
  'expired',
  'unverified',
  'unavailable',
  'too-many',
  'failed',
] as const;

export type SocialSignInFailure = (typeof SOCIAL_SIGN_IN_FAILURES)[number];

/** How the fragment of an address names a failure: behind the # it reaches no server. */
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

/** What the shopper reads about a failure. */
export const socialSignInMessage = (failure: SocialSignInFailure, provider: string): string =>
  MESSAGES[failure](provider);

/** The sign-in drawer over a path of the shop, with the reason why the shopper is not signed in. */
export function socialFailurePath(path: string, failure: SocialSignInFailure): string {
  const url = new URL(path, 'https://shop.invalid');
  url.searchParams.set('login', 'true');
  url.hash = `${FRAGMENT}=${failure}`;
  // Segments such as /.// leave two slashes, which browsers would take for another site.
  const pathname = url.pathname.replace(/^\/+/, '/');
  return `${pathname}${url.search}${url.hash}`;
}

/** The failure that the fragment of an address names, or null. Only the reasons above: nobody can put words in it. */
export function readSocialFailure(hash: string): SocialSignInFailure | null {
  const named = new URLSearchParams(hash.replace(/^#/, '')).get(FRAGMENT);
  return SOCIAL_SIGN_IN_FAILURES.find((failure) => failure === named) ?? null;
}
