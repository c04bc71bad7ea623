import { type SocialSignInFailure, socialFailurePath, socialSignInMessage } from '@saltbush/contract';
import { type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import { CALLBACK_PATH, callbackAddress, identityProvider } from '../../../identity';
import { createBrowserCookie, queryOf } from '../../../identity/browser-cookie';
import { createOidcClient, OidcError } from '../../../identity/oidc-client';
import { createRoundTrips, type RoundTripDocument } from '../../../identity/round-trips';
import type { ApiServices } from '../../../server/context';
import { BusinessError } from '../../../server/errors';
import { mergeGuestCart } from '../../cart/merge';
import { addressOf, readBody, text } from '../read-body';
import { shopPath } from '../shop-path';
import { readIdentity, SocialSignInError } from './identity';
import { SOCIAL_SIGN_INS } from './store';

const BeginBody = v.object({
  provider: text,
  redirect_url: text,
  cart: v.nullish(v.object({ id: v.nullish(v.pipe(v.string(), v.maxLength(100))) })),
});

/** What a sign-in remembers while the browser is at the provider. */
interface Details {
  /** A path of the shop. */
  redirect_url: string;
  guest_cart_uuid: string | null;
}

const notAvailable = () =>
  new BusinessError('Signing in with another service is not available.', 'NOT_FOUND');

/** Why it did not happen, in words that the drawer knows; null for what nobody expected. */
function failureOf(error: unknown): SocialSignInFailure | null {
  if (error instanceof SocialSignInError || error instanceof OidcError) return error.failure;
  return error instanceof BusinessError && error.code === 'RATE_LIMITED' ? 'too-many' : null;
}

/** Sign-ins through the shop's provider; null when it has none. */
function createSignIns({ db, clock, config }: ApiServices) {
  const provider = identityProvider({ db, clock, config });
  if (!provider) return null;
  const redirectUri = callbackAddress(config.publicOrigin, provider.id);
  const client = createOidcClient({ provider, redirectUri, scope: 'openid email profile', claim: 'email' });
  return createRoundTrips<Details>({ db, clock, client, collection: SOCIAL_SIGN_INS });
}

/**
 * GET /api/auth/providers, POST /api/auth/social {provider, redirect_url, cart} and GET /api/auth/callback/{provider}
 * (section 7, Social sign-in). The callback answers with a redirect to a path of the shop in every case: where the
 * sign-in began, or `redirect_url` of its own query.
 */
export function socialRoutes(services: ApiServices): Router {
  const { accounts, limits, config } = services;
  const signIns = createSignIns(services);
  const cookie = createBrowserCookie('saltbush_social', CALLBACK_PATH, config.publicOrigin);
  const router = Router();

  router.get('/auth/providers', (_request, response) => {
    const offered = signIns ? [{ id: signIns.provider.id, name: signIns.provider.name }] : [];
    response.json({ data: offered });
  });

  router.post('/auth/social', async (request, response) => {
    await limits.count('socialByAddress', addressOf(request));
    const { provider, redirect_url, cart } = readBody(BeginBody, request.body);
    if (signIns?.provider.id !== provider) throw notAvailable();
    const { browser, header } = cookie.readOrMake(request);
    const details = { redirect_url: shopPath(redirect_url), guest_cart_uuid: cart?.id ?? null };
    const url = await signIns.begin(browser, details).catch((error: unknown) => {
      if (!(error instanceof OidcError)) throw error;
      const message = socialSignInMessage(error.failure, signIns.provider.name);
      throw new BusinessError(message, 'SOCIAL_SIGN_IN_FAILED');
    });
    response.append('Set-Cookie', header).json({ data: { url } });
  });

  /** Signs in who came back; the trip is used up in any case. */
  async function signIn(query: URLSearchParams, trip: RoundTripDocument<Details>): Promise<string[]> {
    if (!signIns) throw new SocialSignInError('expired');
    const identity = readIdentity(await signIns.finish(trip, query));
    const { cookies, customer } = await accounts.signInAs(identity);
    await mergeGuestCart(services, { guestCartUuid: trip.details.guest_cart_uuid, userId: customer._id });
    return cookies;
  }

  async function comeBack(request: Request<{ provider: string }>, response: Response): Promise<void> {
    const query = queryOf(request);
    let path = shopPath(query.get('redirect_url'));
    try {
      await limits.count('socialByAddress', addressOf(request));
      const isOurs = signIns?.provider.id === request.params.provider;
      const trip = isOurs ? await signIns.take(query, cookie.read(request)) : null;
      if (!trip) throw new SocialSignInError('expired');
      if (trip.details.redirect_url !== '/') path = trip.details.redirect_url;
      response.append('Set-Cookie', await signIn(query, trip)).redirect(303, path);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === null) request.log.error({ err: error }, 'a social sign-in failed');
      // Never its cause: it may name what the provider says of the person.
      else request.log.info({ failure }, 'a social sign-in did not happen');
      response.redirect(303, socialFailurePath(path, failure ?? 'failed'));
    }
  }
  router.get('/auth/callback/:provider', comeBack);
  return router;
}
