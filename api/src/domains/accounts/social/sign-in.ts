import { shopPath } from '@saltbush/contract';
import type { Request } from 'express';
import { CALLBACK_PATH, callbackAddress, identityProvider } from '../../../identity';
import { createBrowserCookie, queryOf } from '../../../identity/browser-cookie';
import { createOidcClient } from '../../../identity/oidc-client';
import { createRoundTrips } from '../../../identity/round-trips';
import { BusinessError } from '../../../lib/errors';
import type { AccountsServices } from '../context';
import { signedIn } from '../events';
import { readIdentity, SocialSignInError } from './identity';
import { SOCIAL_SIGN_INS } from './store';

/** What a sign-in remembers while the browser is at the provider. */
interface Details {
  /** A path of the shop. */
  redirect_url: string;
  guest_cart_uuid: string | null;
}

const notAvailable = () => new BusinessError('SOCIAL_SIGN_IN_UNAVAILABLE');

/** Sign-ins through the shop's provider; null when it has none. */
function createTrips({ db, clock, config }: AccountsServices) {
  const provider = identityProvider({ db, clock, config });
  if (!provider) return null;
  const redirectUri = callbackAddress(config.publicOrigin, provider.id);
  const client = createOidcClient({ provider, redirectUri, scope: 'openid email profile', claim: 'email' });
  return createRoundTrips<Details>({ db, clock, client, collection: SOCIAL_SIGN_INS });
}

/** Begins and finishes sign-ins through the shop's identity provider (rule 7.j-08). */
export function createSocialSignIn(services: AccountsServices) {
  const trips = createTrips(services);
  const cookie = createBrowserCookie('saltbush_social', CALLBACK_PATH, services.config.publicOrigin);

  return {
    /** Null in a shop without one. */
    provider: trips?.provider ?? null,

    /** Where the browser goes, and its cookie. Throws SOCIAL_SIGN_IN_UNAVAILABLE for another provider, OidcError when it is away. */
    async begin(request: Request, { provider, details }: { provider: string; details: Details }) {
      if (trips?.provider.id !== provider) throw notAvailable();
      const { browser, header } = cookie.readOrMake(request);
      return { url: await trips.begin(browser, details), header };
    },

    /**
     * The sign-in that the browser comes back from, used up. Its `path` is where to go in any case; `signIn` answers the
     * cookies. Raises SocialSignInError when there is none: used, over, or of another browser.
     */
    async comeBack(request: Request<{ provider: string }>) {
      const query = queryOf(request);
      const isOurs = trips?.provider.id === request.params.provider;
      const trip = isOurs ? await trips.take(query, cookie.read(request)) : null;
      if (!trips || !trip) throw new SocialSignInError('expired');
      const { redirect_url, guest_cart_uuid: guestCartUuid } = trip.details;
      return {
        path: redirect_url === '/' ? shopPath(query.get('redirect_url')) : redirect_url,
        /** Raises OidcError or SocialSignInError. */
        async signIn(): Promise<string[]> {
          const identity = readIdentity(await trips.finish(trip, query));
          const { cookies, customer } = await services.accounts.signInAs(identity);
          await services.events.announce(signedIn, { guestCartUuid, userId: customer._id });
          return cookies;
        },
      };
    },
  };
}
