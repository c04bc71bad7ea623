import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookiesOf } from '../../../test/clients/test-client';
import { type Misbehaviour, startFakeIdentityProvider } from '../../../test/fakes/fake-identity-provider';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';

const resultIn = (html: string) => html.match(/"type":"rewards-link","result":"([\w-]+)"/)?.[1];
const REWARDS = '{ me { edr_auth_token edr_card_last4 } rewards { edrLinkUrl } }';

async function link(
  api: TestApi,
  provider: { answer(url: URL, next: Misbehaviour): string },
  next: Misbehaviour,
) {
  const user = await api.signUp();
  const { data } = await api.request(REWARDS, {}, { as: user });
  const query = new URLSearchParams({ token: data.me.edr_auth_token });
  const headers = { cookie: user.cookie };
  const opened = await fetch(`${api.url}/api/rewards/link?${query}`, { redirect: 'manual', headers });
  const callback = new URL(provider.answer(new URL(opened.headers.get('location') ?? ''), next));
  const cookie = `${user.cookie}; ${cookiesOf(opened)}`;
  const answer = await fetch(api.url + callback.pathname + callback.search, { headers: { cookie } });
  const after = await api.request(REWARDS, {}, { as: user });
  return { result: resultIn(await answer.text()), last4: after.data.me.edr_card_last4 };
}

describe('a configured rewards provider', () => {
  let api: TestApi;
  let provider: Awaited<ReturnType<typeof startFakeIdentityProvider>>;
  beforeAll(async () => {
    provider = await startFakeIdentityProvider();
    const client = { REWARDS_CLIENT_ID: 'shop-1', REWARDS_CLIENT_SECRET: 's' };
    api = await startTestApi({ products: 0, env: { REWARDS_ISSUER: provider.issuer, ...client } });
  });
  afterAll(async () => {
    await api.close();
    await provider.close();
  });

  it('is trusted with a card in the ID token or in the user information', async () => {
    const told = { sub: 'c-1', rewards_card: '990011223344' };
    expect(await link(api, provider, { claims: told })).toEqual({ result: 'linked', last4: '3344' });
    const userinfo = { sub: 'c-2', rewards_card: '990055667788' };
    expect(await link(api, provider, { claims: { sub: 'c-2' }, userinfo })).toEqual({
      result: 'linked',
      last4: '7788',
    });
  });

  it.each<[string, Misbehaviour]>([
    ['no card', { claims: { sub: 'person-1' } }],
    ['a card that is no number', { claims: { rewards_card: '<b>1</b>' } }],
    ['a number that is no text', { claims: { rewards_card: 990011223344 } }],
    ['another nonce', { claims: { rewards_card: '990011223344', nonce: 'x' } }],
    ['another issuer', { claims: { rewards_card: '990011223344', iss: 'https://evil.example' } }],
    ['a forged token', { claims: { rewards_card: '990011223344' }, isForged: true }],
  ])('is rejected with %s', async (_what, next) => {
    expect(await link(api, provider, next)).toEqual({ result: 'failed', last4: null });
  });
});

describe('an app without a rewards provider', () => {
  it('has no link URL in production, and reports linking as unavailable', async () => {
    const shop = await startTestApi({ products: 0, env: { NODE_ENV: 'production' } });
    const user = await shop.signUp();
    const headers = { cookie: user.cookie };
    const answer = await fetch(`${shop.url}/api/rewards/link?token=x`, { headers });
    expect(resultIn(await answer.text())).toBe('unavailable');
    expect((await fetch(`${shop.url}/api/dev/rewards/authorize`)).status).toBe(404);
    await shop.close();
  });
});

describe('popups', () => {
  it('are rate limited by address', async () => {
    const strict = await startTestApi({ products: 0, env: { RATE_LIMIT_FACTOR: '1' } });
    const open = async () => resultIn(await (await fetch(`${strict.url}/api/rewards/link?token=x`)).text());
    let opened = 0;
    while ((await open()) === 'expired') opened += 1;
    expect([opened, await open()]).toEqual([60, 'too-many']);
    await strict.close();
  });
});
