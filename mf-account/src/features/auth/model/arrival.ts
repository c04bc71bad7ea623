import { readSocialFailure, redirectPath, type SocialSignInFailure } from '@saltbush/contract';

/** What brought somebody to the drawer, by the fragment of the address. */
export interface Arrival {
  /** Of the link in a mail; a secret. */
  resetToken: string | null;
  /** Why a sign-in through a provider did not happen. */
  failure: SocialSignInFailure | null;
}

const NOTHING: Arrival = { resetToken: null, failure: null };

/** Reads the fragment and takes it out of the address at once: a secret stays neither there nor in the history. */
export function takeArrival(): Arrival {
  const { hash, href } = window.location;
  const resetToken = new URLSearchParams(hash.slice(1)).get('reset') || null;
  const failure = readSocialFailure(hash);
  if (!resetToken && !failure) return NOTHING;
  window.history.replaceState(window.history.state, '', href.slice(0, -hash.length));
  return { resetToken, failure };
}

/** What opened the drawer is no part of the page to come back to. */
const DRAWER_PARAMETERS = ['login', 'signup', 'redirect_url'];

/** The path to come back to after a sign-in that leaves the page: `redirect_url`, or the page itself. */
export function returnPath(redirectUrl: string | undefined): string {
  if (redirectUrl) return redirectPath(redirectUrl);
  const url = new URL(window.location.href);
  for (const name of DRAWER_PARAMETERS) url.searchParams.delete(name);
  return url.pathname + url.search;
}
