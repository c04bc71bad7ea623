import { shopPath } from '@saltbush/contract';
import type { Request } from 'express';
import { CALLBACK_PATH, callbackAddress, identityProvider } from '../../../identity';
import { createBrowserCookie, queryOf } from '../../../identity/browser-cookie';
import { createOidcClient } from '../../../identity/oidc-client';
import { createRoundTrips } from '../../../identity/round-trips';
import { BusinessError } from '../../../lib/errors';
import type { AccountsServices } from '../context';
import { signedIn } from '../events';
import { clientOf } from '../profile/sign-in-client';
import { readIdentity, SocialSignInError } from './identity';
import { SOCIAL_SIGN_INS } from './store';

/** State stored while the browser is at the provider. */
interface Details {
  /** A path of the storefront. */
  redirect_url: string;
  guest_cart_uuid: string | null;
}

const notAvailable = () => new BusinessError('SOCIAL_SIGN_IN_UNAVAILABLE');

/** Creates the sign-in flow of the configured provider; null if there is none. */
function createFlows({ db, clock, config }: AccountsServices) {
  const provider = identityProvider({ db, clock, config });
  if (!provider) return null;
  const redirectUri = callbackAddress(config.publicOrigin, provider.id);
  const client = createOidcClient({ provider, redirectUri, scope: 'openid email profile', claim: 'email' });
  return createRoundTrips<Details>({ db, clock, client, collection: SOCIAL_SIGN_INS });
}

/** Starts and finishes sign-ins through the configured identity provider (rule 7.j-08). */
export function createSocialSignIn(services: AccountsServices) {
  const flows = createFlows(services);
  const cookie = createBrowserCookie('saltbush_social', CALLBACK_PATH, services.config.publicOrigin);

  return {
    /** Null if no provider is configured. */
    provider: flows?.provider ?? null,

    /**
     * Returns the provider URL to redirect to and the flow's cookie.
     * @throws {BusinessError} `SOCIAL_SIGN_IN_UNAVAILABLE` for any other provider
     * @throws {OidcError} if the provider cannot be reached
     */
    async begin(request: Request, { provider, details }: { provider: string; details: Details }) {
      if (flows?.provider.id !== provider) throw notAvailable();
      const { browser, header } = cookie.readOrMake(request);
      return { url: await flows.begin(browser, details), header };
    },

    /**
     * Consumes the flow the browser returns from. `path` is the redirect in any case; `signIn` returns the cookies.
     * Throws `SocialSignInError` if the flow was already used, has expired or belongs to another browser.
     */
    async complete(request: Request<{ provider: string }>) {
      const query = queryOf(request);
      const isOurs = flows?.provider.id === request.params.provider;
      const flow = isOurs ? await flows.take(query, cookie.read(request)) : null;
      if (!flows || !flow) throw new SocialSignInError('expired');
      const { redirect_url, guest_cart_uuid: guestCartUuid } = flow.details;
      return {
        path: redirect_url === '/' ? shopPath(query.get('redirect_url')) : redirect_url,
        /** Throws `OidcError` or `SocialSignInError`. */
        async signIn(): Promise<{ userId: string; cookies: string[] }> {
          const identity = readIdentity(await flows.finish(flow, query));
          const { cookies, customer } = await services.accounts.signInAs(
            identity,
            request.headers.cookie,
            clientOf(request),
          );
          const userId = customer._id;
          await services.events.emit(signedIn, { guestCartUuid, userId });
          return { userId, cookies };
        },
      };
    },
  };
}
