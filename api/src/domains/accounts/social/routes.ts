import { type SocialSignInFailure, socialFailurePath, socialSignInMessage } from '@saltbush/contract';
import { type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import { identityProvider } from '../../../identity';
import type { ApiServices } from '../../../server/context';
import { BusinessError } from '../../../server/errors';
import { mergeGuestCart } from '../../cart/merge';
import { addressOf, readBody, text } from '../read-body';
import { shopPath } from '../shop-path';
import { SocialSignInError } from './identity';
import { createOidcClient } from './oidc-client';
import { createSocialSignIns, SIGN_IN_MS } from './social-sign-ins';

const CALLBACK_PATH = '/api/auth/callback';
const COOKIE = 'saltbush_social';
const SECRET = /^[\w-]{43}$/;

const BeginBody = v.object({
  provider: text,
  redirect_url: text,
  cart: v.nullish(v.object({ id: v.nullish(v.pipe(v.string(), v.maxLength(100))) })),
});

/** The secret that tells this browser from others; empty when it has none. */
function browserOf(request: Request): string {
  const found = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
  return SECRET.test(found) ? found : '';
}

const cookieOf = (browser: string, isSecure: boolean) =>
  `${COOKIE}=${browser}; Path=${CALLBACK_PATH}; Max-Age=${SIGN_IN_MS / 1000}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Why it did not happen, in words that the drawer knows. */
function failureOf(error: unknown): SocialSignInFailure | null {
  if (error instanceof SocialSignInError) return error.failure;
  return error instanceof BusinessError && error.code === 'RATE_LIMITED' ? 'too-many' : null;
}

function createServices(services: ApiServices) {
  const provider = identityProvider(services);
  const redirectUri = `${services.config.publicOrigin}${CALLBACK_PATH}/${provider?.id}`;
  const client = provider && createOidcClient(provider, redirectUri);
  return createSocialSignIns({ ...services, client });
}

/**
 * GET /api/auth/providers, POST /api/auth/social {provider, redirect_url, cart} and GET /api/auth/callback/{provider}
 * (section 7, Social sign-in). The callback answers with a redirect to a path of the shop in every case: where the
 * sign-in began, or `redirect_url` of its own query.
 */
export function socialRoutes(services: ApiServices): Router {
  const { accounts, limits, config } = services;
  const social = createServices(services);
  const isSecure = config.publicOrigin.startsWith('https:');
  const router = Router();

  router.get('/auth/providers', (_request, response) => {
    response.json({ data: social.providers() });
  });

  router.post('/auth/social', async (request, response) => {
    await limits.count('socialByAddress', addressOf(request));
    const { provider, redirect_url, cart } = readBody(BeginBody, request.body);
    // A browser that has more than one sign-in on its way keeps its secret.
    const browser = browserOf(request) || social.newSecret();
    const input = { provider, browser, redirectUrl: shopPath(redirect_url), guestCartUuid: cart?.id ?? null };
    const url = await social.begin(input).catch((error: unknown) => {
      if (!(error instanceof SocialSignInError)) throw error;
      const name = social.providers()[0]?.name ?? provider;
      throw new BusinessError(socialSignInMessage(error.failure, name), 'SOCIAL_SIGN_IN_FAILED');
    });
    response.append('Set-Cookie', cookieOf(browser, isSecure)).json({ data: { url } });
  });

  async function finish(request: Request<{ provider: string }>, response: Response): Promise<void> {
    const query = new URLSearchParams(request.originalUrl.split('?')[1] ?? '');
    let path = shopPath(query.get('redirect_url'));
    try {
      await limits.count('socialByAddress', addressOf(request));
      const begun = await social.take(request.params.provider, query.get('state') ?? '', browserOf(request));
      if (!begun) throw new SocialSignInError('expired');
      path = begun.redirect_url === '/' ? path : begun.redirect_url;
      const signedIn = await accounts.signInAs(await social.finish(begun, query));
      const userId = signedIn.customer._id;
      await mergeGuestCart(services, { guestCartUuid: begun.guest_cart_uuid, userId });
      response.append('Set-Cookie', signedIn.cookies).redirect(303, path);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === null) request.log.error({ err: error }, 'a social sign-in failed');
      // The cause names codes of the protocol; what the provider says of the person is not part of it.
      else request.log.info({ failure }, 'a social sign-in did not happen');
      response.redirect(303, socialFailurePath(path, failure ?? 'failed'));
    }
  }
  router.get('/auth/callback/:provider', finish);
  return router;
}
