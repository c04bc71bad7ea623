import { rewardsLinkAddress } from '@saltbush/contract';
import { cookiesOf, type TestUser } from '../clients/test-client';
import type { Selling } from './selling';

export const MINUTE = 60_000;

const REWARDS = `query RewardsLink { me { edr_auth_token edr_linked edr_card_first2 edr_card_last4 edr_points }
  rewards { edrLinkUrl } }`;

/** How the popup's page reports its result. */
export const resultIn = (html: string) => html.match(/"type":"rewards-link","result":"([\w-]+)"/)?.[1];

/** Parameters of the popup that differ from those of the app. */
export interface Popup {
  url?: string;
  redirectUrl?: string;
  token?: string;
  cookie?: string;
}

/** Returns the steps that link a rewards card in a popup. */
export function rewardsPopup(shop: Selling) {
  const rewardsOf = async (user: TestUser) => (await shop.request(REWARDS, {}, { as: user })).data;
  const here = (address: string) => {
    const { pathname, search } = new URL(address, shop.url);
    return shop.url + pathname + search;
  };
  /** Opens the popup; returns the redirect and its cookie, or the immediate result. */
  async function openPopup(user: TestUser, popup: Popup = {}) {
    const { me, rewards } = await rewardsOf(user);
    const { url = '/user/dashboard', redirectUrl = '/for-you', cookie = user.cookie } = popup;
    const token = popup.token ?? me.edr_auth_token ?? '';
    const address = rewardsLinkAddress({ edrLinkUrl: rewards.edrLinkUrl, token, url, redirectUrl });
    const answer = await fetch(here(address), { redirect: 'manual', headers: { cookie } });
    const location = answer.headers.get('location') ?? '';
    return { location, result: resultIn(await answer.text()), cookie: `${cookie}; ${cookiesOf(answer)}` };
  }
  /** Chooses a card at the embedded provider, '' for none; returns the callback URL. */
  async function choose(location: string, card: string): Promise<string> {
    const body = new URLSearchParams({ subject: card });
    const answer = await fetch(here(location), { method: 'POST', redirect: 'manual', body });
    return answer.headers.get('location') ?? '';
  }
  async function returnToApp(callback: string, cookie: string) {
    const html = await (await fetch(here(callback), { headers: { cookie } })).text();
    return { result: resultIn(html), html };
  }
  /** Runs the complete popup flow. */
  async function link(user: TestUser, card: string, popup: Popup = {}) {
    const opened = await openPopup(user, popup);
    if (opened.result) return { result: opened.result, html: '' };
    return returnToApp(await choose(opened.location, card), opened.cookie);
  }
  return { rewardsOf, here, openPopup, choose, returnToApp, link };
}
