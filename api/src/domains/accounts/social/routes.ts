import { type SocialSignInFailure, shopPath, socialFailurePath } from '@saltbush/contract';
import { type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import { queryOf } from '../../../identity/browser-cookie';
import { OidcError } from '../../../identity/oidc-client';
import { BusinessError } from '../../../lib/errors';
import { addressOf, readBody, text } from '../../../lib/http/read-body';
import type { AccountsServices } from '../context';
import { SocialSignInError } from './identity';
import { createSocialSignIn } from './sign-in';

const BeginBody = v.object({
  provider: text,
  redirect_url: text,
  cart: v.nullish(v.object({ id: v.nullish(v.pipe(v.string(), v.maxLength(100))) })),
});

/** Why it did not happen, in words that the drawer knows; null for what nobody expected. */
function failureOf(error: unknown): SocialSignInFailure | null {
  if (error instanceof SocialSignInError || error instanceof OidcError) return error.failure;
  return error instanceof BusinessError && error.code === 'RATE_LIMITED' ? 'too-many' : null;
}

/** Opens the drawer over a path of the shop, with the reason. */
function explain(
  request: Request<{ provider: string }>,
  response: Response,
  path: string,
  error: unknown,
): void {
  const failure = failureOf(error);
  if (failure === null) request.log.error({ err: error }, 'a social sign-in failed');
  // Never its cause: it may name what the provider says of the person.
  else request.log.info({ failure }, 'a social sign-in did not happen');
  response.redirect(303, socialFailurePath(path, failure ?? 'failed'));
}

/**
 * GET /api/auth/providers, POST /api/auth/social {provider, redirect_url, cart} and GET /api/auth/callback/{provider}
 * (rule 7.j-08). The callback answers with a redirect to a path of the shop in every case: where the
 * sign-in began, or `redirect_url` of its own query.
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
    const { provider, redirect_url, cart } = readBody(BeginBody, request.body);
    const details = { redirect_url: shopPath(redirect_url), guest_cart_uuid: cart?.id ?? null };
    const begun = await social.begin(request, { provider, details }).catch((error: unknown) => {
      if (!(error instanceof OidcError)) throw error;
      const name = social.provider?.name ?? '';
      throw new BusinessError('SOCIAL_SIGN_IN_FAILED', { failure: error.failure, provider: name });
    });
    response.append('Set-Cookie', begun.header).json({ data: { url: begun.url } });
  });

  router.get('/auth/callback/:provider', async (request, response) => {
    let path = shopPath(queryOf(request).get('redirect_url'));
    try {
      await limits.count('socialByAddress', addressOf(request));
      const back = await social.comeBack(request);
      path = back.path;
      response.append('Set-Cookie', await back.signIn()).redirect(303, path);
    } catch (error) {
      explain(request, response, path, error);
    }
  });
  return router;
}
