import { type SocialSignInFailure, shopPath, socialFailurePath } from '@saltbush/contract';
import { type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import { queryOf } from '../../../identity/browser-cookie';
import { OidcError } from '../../../identity/oidc-client';
import { BusinessError } from '../../../lib/errors';
import { addressOf } from '../../../lib/http/client-address';
import { readBody, text } from '../../../lib/http/read-body';
import type { AccountsServices } from '../context';
import { SocialSignInError } from './identity';
import { createSocialSignIn } from './sign-in';

const StartBody = v.object({
  provider: text,
  redirect_url: text,
  cart: v.nullish(v.object({ id: v.nullish(v.pipe(v.string(), v.maxLength(100))) })),
});

/** Returns the failure code shown by the sign-in drawer, or null for unexpected errors. */
function failureOf(error: unknown): SocialSignInFailure | null {
  if (error instanceof SocialSignInError || error instanceof OidcError) return error.failure;
  return error instanceof BusinessError && error.code === 'RATE_LIMITED' ? 'too-many' : null;
}

/** Redirects to a path of the storefront with the sign-in drawer open and the failure code. */
function redirectWithFailure(
  request: Request<{ provider: string }>,
  response: Response,
  path: string,
  error: unknown,
): void {
  const failure = failureOf(error);
  if (failure === null) request.log.error({ err: error }, 'Social sign-in failed');
  // Omit the cause: it may contain personal data from the provider.
  else request.log.info({ failure }, 'Social sign-in was not completed');
  response.redirect(303, socialFailurePath(path, failure ?? 'failed'));
}

/**
 * Mounts GET /api/auth/providers, POST /api/auth/social {provider, redirect_url, cart} and GET
 * /api/auth/callback/{provider} (rule 7.j-08). The callback always redirects to a path of the storefront: where the
 * sign-in started, or the `redirect_url` of its query.
 */
export function socialRoutes(services: AccountsServices): Router {
  const { limits } = services;
  const social = createSocialSignIn(services);
  const router = Router();

  router.get('/auth/providers', (_request, response) => {
    const { provider } = social;
    response.json({ data: provider ? [{ id: provider.id, name: provider.name }] : [] });
  });

  router.post('/auth/social', async (request, response) => {
    await limits.count('socialByAddress', addressOf(request));
    const { provider, redirect_url, cart } = readBody(StartBody, request.body);
    const details = { redirect_url: shopPath(redirect_url), guest_cart_uuid: cart?.id ?? null };
    const started = await social.begin(request, { provider, details }).catch((error: unknown) => {
      if (!(error instanceof OidcError)) throw error;
      const name = social.provider?.name ?? '';
      throw new BusinessError('SOCIAL_SIGN_IN_FAILED', { failure: error.failure, provider: name });
    });
    response.append('Set-Cookie', started.header).json({ data: { url: started.url } });
  });

  router.get('/auth/callback/:provider', async (request, response) => {
    let path = shopPath(queryOf(request).get('redirect_url'));
    try {
      await limits.count('socialByAddress', addressOf(request));
      const flow = await social.complete(request);
      path = flow.path;
      const { userId, cookies } = await flow.signIn();
      request.log.info({ user_id: userId, by: 'provider' }, 'Signed in');
      await services.accounts.endEarlier(request.headers.cookie);
      response.append('Set-Cookie', cookies).redirect(303, path);
    } catch (error) {
      redirectWithFailure(request, response, path, error);
    }
  });
  return router;
}
