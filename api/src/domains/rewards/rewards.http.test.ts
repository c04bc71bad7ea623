import { rewardsLinkAddress } from '@saltbush/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookiesOf, type TestUser } from '../../../test/clients/test-client';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { Shopper } from '../../../test/shop/shopper';

const MINUTE = 60_000;
const REWARDS = `query RewardsLink { me { edr_auth_token edr_linked edr_card_first2 edr_card_last4 edr_points }
  rewards { edrLinkUrl } }`;

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
});
afterAll(() => shop.close());

const rewardsOf = async (user: TestUser) => (await shop.request(REWARDS, {}, { as: user })).data;
const here = (address: string) => {
  const { pathname, search } = new URL(address, shop.url);
  return shop.url + pathname + search;
};
/** How the popup's page reports its result. */
const resultIn = (html: string) => html.match(/"type":"rewards-link","result":"([\w-]+)"/)?.[1];

interface Popup {
  url?: string;
  redirectUrl?: string;
  token?: string;
  cookie?: string;
}

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

describe('a rewards card', () => {
  it('is linked in a popup, and shown by its ends [3.k-03 3.k-04 7.j-09]', async () => {
    const user = await shop.signUp();
    expect(await rewardsOf(user)).toMatchObject({
      me: { edr_auth_token: expect.any(String), edr_linked: false, edr_card_last4: null },
      rewards: { edrLinkUrl: expect.stringMatching(/^http:.*\/api\/rewards\/link$/) },
    });
    const { result, html } = await link(user, 'card-1');
    expect(result).toBe('linked');
    expect(html).toContain('"name":"rewards:linked","payload":{}');
    expect(html).toContain('window.location.replace("/for-you")');
    expect((await rewardsOf(user)).me).toEqual({
      edr_auth_token: null,
      edr_linked: true,
      edr_card_first2: '27',
      edr_card_last4: '8823',
      edr_points: 0,
    });
    const stored = await shop.db.collection('rewards_cards').find().toArray();
    expect(JSON.stringify(stored)).not.toContain('8823');
  });

  it('collects the points of subsequent orders', async () => {
    const user = await shop.signUp();
    const shopper = new Shopper(shop.url, user.token);
    const product = await shop.product({ edr_bonus_points: 7 });
    await shopper.place(await shopper.readyCart(product));
    expect((await rewardsOf(user)).me.edr_points).toBe(0);
    expect((await link(user, 'card-2')).result).toBe('linked');
    await shopper.place(await shopper.readyCart(product));
    const orders = await shop.request(
      '{ previous_orders { data { edr_base_points edr_bonus_points } } }',
      {},
      { as: user },
    );
    const [{ edr_base_points, edr_bonus_points }] = orders.data.previous_orders.data;
    expect(edr_bonus_points).toBe(7);
    expect((await rewardsOf(user)).me.edr_points).toBe(edr_base_points + edr_bonus_points);
  });

  it('belongs to one account only, and an account has only one', async () => {
    const [first, second] = [await shop.signUp(), await shop.signUp()];
    expect((await link(first, 'card-3')).result).toBe('linked');
    expect((await link(second, 'card-3')).result).toBe('taken');
    expect((await rewardsOf(second)).me).toMatchObject({ edr_linked: false, edr_card_last4: null });
    expect((await link(first, 'card-1', { token: 'any' })).result).toBe('expired');
    expect((await rewardsOf(first)).me.edr_card_last4).toBe('9158');
  });

  it('is linked once when two popups return concurrently', async () => {
    await shop.db.collection('rewards_cards').deleteMany({});
    const user = await shop.signUp();
    const [one, two] = [await openPopup(user), await openPopup(user)];
    const callbacks = [await choose(one.location, 'card-1'), await choose(two.location, 'card-2')];
    const cookies = [one.cookie, two.cookie];
    const both = await Promise.all(callbacks.map((callback, i) => returnToApp(callback, cookies[i] ?? '')));
    expect(both.map(({ result }) => result).sort()).toEqual(['already-linked', 'linked']);
    expect(await shop.db.collection('rewards_cards').countDocuments()).toBe(1);
  });

  it('is reported as already linked', async () => {
    await shop.db.collection('rewards_cards').deleteMany({});
    const user = await shop.signUp();
    const { me } = await rewardsOf(user);
    expect((await link(user, 'card-1')).result).toBe('linked');
    expect((await link(user, 'card-2', { token: me.edr_auth_token })).result).toBe('already-linked');
  });
});

describe('linking that fails', () => {
  let user: TestUser;
  beforeAll(async () => {
    await shop.db.collection('rewards_cards').deleteMany({});
    user = await shop.signUp();
  });
  let startedAt: Date;
  beforeEach(() => {
    startedAt = shop.clock.current;
  });
  // Bearer tokens have expired by then as well.
  afterEach(() => {
    shop.clock.current = startedAt;
  });
  const isLinked = async () => (await rewardsOf(user)).me.edr_linked;

  it('is cancelled by the card’s owner, who returns to the page that opened the popup', async () => {
    const { result, html } = await link(user, '', { url: '/cart' });
    expect([result, await isLinked()]).toEqual(['cancelled', false]);
    expect(html).toContain('href="/cart"');
    expect(html).not.toContain('window.location.replace(');
  });

  it.each(['', 'forged', 'k1:AAAA', 'test:AAAA'])('does not start with the token %j', async (token) => {
    expect((await openPopup(user, { token: token || 'x' })).result).toBe('expired');
  });

  it('does not start with an expired token', async () => {
    const { me } = await rewardsOf(user);
    shop.clock.advance(15 * MINUTE);
    const again = await shop.signIn(user);
    expect((await openPopup(again, { token: me.edr_auth_token })).result).toBe('expired');
  });

  it('does not start with a token for another account', async () => {
    const other = await shop.signUp();
    const { me } = await rewardsOf(other);
    expect((await openPopup(user, { token: me.edr_auth_token })).result).toBe('signed-out');
    expect((await openPopup(user, { cookie: 'saltbush=none' })).result).toBe('signed-out');
  });

  it('cannot be finished in another browser, twice, or after ten minutes', async () => {
    const { location, cookie } = await openPopup(user);
    const callback = await choose(location, 'card-1');
    expect((await returnToApp(callback, user.cookie)).result).toBe('expired');
    expect((await returnToApp(`${callback}x`, cookie)).result).toBe('failed');
    expect((await returnToApp(callback, cookie)).result).toBe('expired');
    const late = await openPopup(user);
    expect(await isLinked()).toBe(false);
    shop.clock.advance(10 * MINUTE);
    expect((await returnToApp(await choose(late.location, 'card-1'), late.cookie)).result).toBe('expired');
  });

  it('cannot be finished after signing out', async () => {
    const other = await shop.signUp();
    const { location, cookie } = await openPopup(other);
    const callback = await choose(location, 'card-1');
    await shop.post('/api/auth/logout', {}, { headers: { cookie: other.cookie } });
    expect((await returnToApp(callback, cookie)).result).toBe('signed-out');
  });

  it('never redirects to another site, and executes nothing from the URL', async () => {
    const { html } = await link(user, '', { url: 'https://evil.example/' });
    expect(html).toContain('href="/"');
    const odd = '/"><script>alert(1)</script>';
    const again = await link(user, '', { url: odd, redirectUrl: odd });
    expect(again.html).not.toContain('<script>alert');
  });

  it('is unavailable to guests', async () => {
    const answer = await shop.request('{ rewards { edrLinkUrl } me { edr_auth_token } }');
    expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
