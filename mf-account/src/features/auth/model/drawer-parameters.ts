import { readSocialFailure, redirectPath, type SocialSignInFailure } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';

/** Parameters that a link passes to the auth drawer in the URL fragment. */
export interface DrawerParameters {
  /** Token of a password reset link; a secret. */
  resetToken: string | null;
  /** Why signing in through a provider failed. */
  failure: SocialSignInFailure | null;
}

const NO_PARAMETERS: DrawerParameters = { resetToken: null, failure: null };

/** Reads the fragment and removes it from the URL immediately, so that the secret does not remain in the history. */
export function consumeDrawerParameters(): DrawerParameters {
  const { hash, href } = window.location;
  const resetToken = new URLSearchParams(hash.slice(1)).get('reset') || null;
  const failure = readSocialFailure(hash);
  if (!resetToken && !failure) return NO_PARAMETERS;
  window.history.replaceState(window.history.state, '', href.slice(0, -hash.length));
  return { resetToken, failure };
}

/** Parameters that open the drawer are not part of the return path. */
const DRAWER_PARAMETERS = ['login', 'signup', 'redirect_url'];

/** Takes the parameters that opened the drawer out of the URL, so that a reload or a shared link does not open it. */
export function dropDrawerParameters(): void {
  const url = new URL(window.location.href);
  if (!DRAWER_PARAMETERS.some((name) => url.searchParams.has(name))) return;
  for (const name of DRAWER_PARAMETERS) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}

/** Returns the path to return to after a sign-in that leaves the page: `redirect_url`, or the current page. */
export function returnPath(redirectUrl: string | undefined): string {
  if (redirectUrl) return redirectPath(redirectUrl);
  const url = new URL(window.location.href);
  for (const name of DRAWER_PARAMETERS) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/**
 * Returns where a link that asks for signing up leads afterwards if it names no other place (rule 2.1-30); null if the
 * drawer was opened on a page, where the shopper stays.
 */
export const afterSignUp = (): string | null =>
  new URLSearchParams(window.location.search).get('signup') === 'true' ? links.signedUp() : null;
