import type { RewardsLinkResult } from '@saltbush/contract';
import { shopPath } from '@saltbush/contract';
import { type Request, type Response, Router } from 'express';
import { queryOf } from '../../identity/browser-cookie';
import { OidcError } from '../../identity/oidc-client';
import { BusinessError } from '../../lib/errors';
import { sendPlainPage } from '../../lib/http/plain-page';
import type { RewardsServices } from './context';
import { createPopup, type Step } from './popup';
import { resultPage } from './result-page';

/** Maps an error to a linking result; null for unexpected errors. */
function resultOf(error: unknown): RewardsLinkResult | null {
  if (error instanceof OidcError) return error.failure;
  return error instanceof BusinessError && error.code === 'RATE_LIMITED' ? 'too-many' : null;
}

/** Handles a step: redirects to the provider, or responds with the result page. */
const answer =
  (step: (request: Request) => Promise<Step>) =>
  async (request: Request, response: Response): Promise<void> => {
    const end = await step(request).catch((error: unknown): Step => {
      const result = resultOf(error);
      if (result === null) request.log.error({ err: error }, 'Could not link a rewards card');
      return { result: result ?? 'failed', backTo: shopPath(queryOf(request).get('url')) };
    });
    if ('result' in end) {
      sendPlainPage(response, 200, (nonce) => resultPage({ nonce, ...end }));
      return;
    }
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    response.append('Set-Cookie', end.cookie).redirect(303, end.address);
  };

/**
 * GET /api/rewards/link and /api/rewards/callback: the popup that links a rewards card (rule 7.j-09).
 * Both respond with pages; the last one reports the result to the popup's opener.
 */
export function routes(services: RewardsServices): Router {
  const popup = createPopup(services);
  return Router().get('/rewards/link', answer(popup.begin)).get('/rewards/callback', answer(popup.finish));
}
