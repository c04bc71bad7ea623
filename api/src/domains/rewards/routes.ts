import type { RewardsLinkResult } from '@saltbush/contract';
import { type Request, type Response, Router } from 'express';
import { createBrowserCookie, queryOf } from '../../identity/browser-cookie';
import { createOidcClient, OidcError, type Vouched } from '../../identity/oidc-client';
import { createRoundTrips } from '../../identity/round-trips';
import type { ApiServices } from '../../server/context';
import { BusinessError } from '../../server/errors';
import { sendPlainPage } from '../../server/plain-page';
import { addressOf } from '../accounts/read-body';
import { shopPath } from '../accounts/shop-path';
import { findCustomer } from '../accounts/store';
import { readLinkToken } from './link-token';
import { CALLBACK_PATH, CARD_CLAIM, rewardsProvider } from './provider';
import { resultPage } from './result-page';
import { linkCard, REWARDS_LINKS } from './store';

/** What linking remembers while the popup is at the provider. */
interface Details {
  user_id: string;
  /** Paths of the shop: the page that opened the popup, and where to go afterwards. */
  url: string;
  redirect_url: string;
}

const CARD_NUMBER = /^\d{8,19}$/;

/** Popups at the shop's rewards provider; null when it has none. */
function createLinks({ db, clock, config }: ApiServices) {
  const provider = rewardsProvider({ db, clock, config });
  if (!provider) return null;
  const redirectUri = config.publicOrigin + CALLBACK_PATH;
  const scope = `openid ${CARD_CLAIM}`;
  const client = createOidcClient({ provider, redirectUri, scope, claim: CARD_CLAIM });
  return createRoundTrips<Details>({ db, clock, client, collection: REWARDS_LINKS });
}

/** The card that a provider vouches for. Raises OidcError when it names none. */
function readCard({ issuer, claims }: Vouched) {
  const [subject, number] = [claims.sub, claims[CARD_CLAIM]];
  const isCard = typeof subject === 'string' && typeof number === 'string' && CARD_NUMBER.test(number);
  if (!isCard) throw new OidcError('failed');
  return { issuer, subject, number };
}

/** How an error ends linking; null for what nobody expected. */
function resultOf(error: unknown): RewardsLinkResult | null {
  if (error instanceof OidcError) return error.failure;
  return error instanceof BusinessError && error.code === 'RATE_LIMITED' ? 'too-many' : null;
}

/**
 * GET /api/rewards/link and /api/rewards/callback: the popup that links a rewards card (section 7, Rewards linking).
 * Both answer pages; the last one tells the page that opened the popup how it went.
 */
export function routes(services: ApiServices): Router {
  const { accounts, clock, config, db, limits } = services;
  const links = createLinks(services);
  const cookie = createBrowserCookie('saltbush_rewards', CALLBACK_PATH, config.publicOrigin);
  const router = Router();

  const show = (response: Response, result: RewardsLinkResult, backTo = '/') =>
    sendPlainPage(response, 200, (nonce) => resultPage({ nonce, result, backTo }));

  function fail(request: Request, response: Response, error: unknown, backTo: string): void {
    const result = resultOf(error);
    if (result === null) request.log.error({ err: error }, 'linking a rewards card failed');
    show(response, result ?? 'failed', backTo);
  }

  /** Is the browser signed in as this user? Nobody's card is linked to an account that somebody else holds out. */
  const isUser = async (request: Request, userId: string) =>
    (await accounts.renew(request.headers.cookie))?.customer._id === userId;

  router.get('/rewards/link', async (request, response) => {
    const query = queryOf(request);
    const [url, redirect_url] = [shopPath(query.get('url')), shopPath(query.get('redirectUrl'))];
    try {
      await limits.count('rewardsByAddress', addressOf(request));
      if (!links) return show(response, 'unavailable', url);
      const user_id = readLinkToken(services, query.get('token') ?? '');
      if (!user_id) return show(response, 'expired', url);
      if (!(await isUser(request, user_id))) return show(response, 'signed-out', url);
      if ((await findCustomer(db, user_id))?.edr_linked) return show(response, 'already-linked', url);
      const { browser, header } = cookie.readOrMake(request);
      const address = await links.begin(browser, { user_id, url, redirect_url });
      response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
      response.append('Set-Cookie', header).redirect(303, address);
    } catch (error) {
      fail(request, response, error, url);
    }
  });

  router.get('/rewards/callback', async (request, response) => {
    const query = queryOf(request);
    let backTo = '/';
    try {
      await limits.count('rewardsByAddress', addressOf(request));
      const trip = (await links?.take(query, cookie.read(request))) ?? null;
      if (!links || !trip) return show(response, 'expired');
      const { user_id: userId, url, redirect_url } = trip.details;
      backTo = url;
      if (!(await isUser(request, userId))) return show(response, 'signed-out', url);
      const card = readCard(await links.finish(trip, query));
      const result = await linkCard(services, { userId, card, now: clock.now() });
      show(response, result, result === 'linked' ? redirect_url : url);
    } catch (error) {
      fail(request, response, error, backTo);
    }
  });
  return router;
}
