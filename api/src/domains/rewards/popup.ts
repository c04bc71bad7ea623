import type { RewardsLinkResult } from '@saltbush/contract';
import { shopPath } from '@saltbush/contract';
import type { Request } from 'express';
import { createBrowserCookie, queryOf } from '../../identity/browser-cookie';
import { createOidcClient, OidcError, type Vouched } from '../../identity/oidc-client';
import { createRoundTrips } from '../../identity/round-trips';
import { addressOf } from '../../lib/http/client-address';
import { findCustomer } from '../accounts';
import type { RewardsServices } from './context';
import { readLinkToken } from './link-token';
import { CALLBACK_PATH, CARD_CLAIM, rewardsProvider } from './provider';
import { linkCard, REWARDS_LINKS, type VouchedCard } from './store';

/** Stored while the popup is at the provider. */
interface Details {
  user_id: string;
  /** Paths on this site: the page that opened the popup, and the destination after linking. */
  url: string;
  redirect_url: string;
}

/** Outcome of a popup step: a redirect to the provider, or a result and the path to return to. */
export type Step = { address: string; cookie: string } | { result: RewardsLinkResult; backTo: string };

const CARD_NUMBER = /^\d{8,19}$/;

/** Creates the sign-in round trips to the configured rewards provider; null if there is none. */
function createLinks({ db, clock, config }: RewardsServices) {
  const provider = rewardsProvider({ db, clock, config });
  if (!provider) return null;
  const redirectUri = config.publicOrigin + CALLBACK_PATH;
  const scope = `openid ${CARD_CLAIM}`;
  const client = createOidcClient({ provider, redirectUri, scope, claim: CARD_CLAIM });
  return createRoundTrips<Details>({ db, clock, client, collection: REWARDS_LINKS });
}

/** Reads the card from the provider's claims. @throws {OidcError} if they contain no card */
function readCard({ issuer, claims }: Vouched): VouchedCard {
  const [subject, number] = [claims.sub, claims[CARD_CLAIM]];
  const isCard = typeof subject === 'string' && typeof number === 'string' && CARD_NUMBER.test(number);
  if (!isCard) throw new OidcError('failed');
  return { issuer, subject, number };
}

/** Creates the two steps of the popup that links a rewards card. */
export function createPopup(services: RewardsServices) {
  const { accounts, clock, config, db, limits } = services;
  const links = createLinks(services);
  const cookie = createBrowserCookie('saltbush_rewards', CALLBACK_PATH, config.publicOrigin);

  /** Whether the browser is signed in as this user: no card is linked to an account supplied by an attacker. */
  const isUser = async (request: Request, userId: string) =>
    (await accounts.renew(request.headers.cookie))?.customer._id === userId;

  /** Returns why the popup must not go to the provider; null if it may. */
  async function refusal(request: Request, userId: string | null): Promise<RewardsLinkResult | null> {
    if (!userId) return 'expired';
    if (!(await isUser(request, userId))) return 'signed-out';
    return (await findCustomer(db, userId))?.edr_linked ? 'already-linked' : null;
  }

  return {
    /** Redirects to the provider. @throws {OidcError} if it is unavailable @throws {BusinessError} RATE_LIMITED */
    async begin(request: Request): Promise<Step> {
      const query = queryOf(request);
      const url = shopPath(query.get('url'));
      await limits.count('rewardsByAddress', addressOf(request));
      if (!links) return { result: 'unavailable', backTo: url };
      const user_id = readLinkToken(services, query.get('token') ?? '');
      const refused = await refusal(request, user_id);
      if (!user_id || refused) return { result: refused ?? 'expired', backTo: url };
      const { browser, header } = cookie.readOrMake(request);
      const details = { user_id, url, redirect_url: shopPath(query.get('redirectUrl')) };
      return { address: await links.begin(browser, details), cookie: header };
    },

    /** Links the card from the provider. Provider errors become results. @throws {BusinessError} RATE_LIMITED */
    async finish(request: Request): Promise<Step> {
      const query = queryOf(request);
      await limits.count('rewardsByAddress', addressOf(request));
      const trip = (await links?.take(query, cookie.read(request))) ?? null;
      if (!links || !trip) return { result: 'expired', backTo: '/' };
      const { user_id: userId, url, redirect_url } = trip.details;
      if (!(await isUser(request, userId))) return { result: 'signed-out', backTo: url };
      try {
        const card = readCard(await links.finish(trip, query));
        const result = await linkCard(services, { userId, card, now: clock.now() });
        return { result, backTo: result === 'linked' ? redirect_url : url };
      } catch (error) {
        if (!(error instanceof OidcError)) throw error;
        return { result: error.failure, backTo: url };
      }
    },
  };
}
