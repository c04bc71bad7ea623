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

/** How an error ends linking; null for what nobody expected. */
function resultOf(error: unknown): RewardsLinkResult | null {
  if (error instanceof OidcError) return error.failure;
  return error instanceof BusinessError && error.code === 'RATE_LIMITED' ? 'too-many' : null;
}

/** Answers a step: a redirect to the provider, or the page that tells how it ended. */
const answer =
  (step: (request: Request) => Promise<Step>) =>
  async (request: Request, response: Response): Promise<void> => {
    const end = await step(request).catch((error: unknown): Step => {
      const result = resultOf(error);
      if (result === null) request.log.error({ err: error }, 'linking a rewards card failed');
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
 * Both answer pages; the last one tells the page that opened the popup how it went.
 */
export function routes(services: RewardsServices): Router {
  const popup = createPopup(services);
  return Router().get('/rewards/link', answer(popup.begin)).get('/rewards/callback', answer(popup.finish));
}
