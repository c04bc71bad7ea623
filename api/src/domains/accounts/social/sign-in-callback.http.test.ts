import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, socialAccountsOf } from '../../../../test/clients/social-accounts';
import { socialBrowser } from '../../../../test/clients/social-browser';
import { testApi } from '../../../../test/server/test-api';

const api = testApi({ products: 0 });
const accounts = socialAccountsOf(api);
beforeEach(() => accounts.clear());

describe('a rejected sign-in', () => {
  it('expires after ten minutes', async () => {
    const browser = socialBrowser(api);
    const url = await browser.begin();
    api.clock.advance(10 * MINUTE);
    const callback = await browser.choose(url, 'mia');
    expect((await browser.comeBack(callback)).location).toBe('/?login=true#sign-in=expired');
  });

  it.each(['', 'state=', 'state=x&code=y', 'error=access_denied&state=unknown', 'state[]=a&code[$gt]='])(
    'is not made of the query %j',
    async (query) => {
      const answer = await socialBrowser(api).comeBack(`/api/auth/callback/saltbush-id?${query}`);
      expect([answer.status, answer.location]).toEqual([303, '/?login=true#sign-in=expired']);
    },
  );

  it('cannot be started by another site', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await api.post('/api/auth/social', { provider: 'saltbush-id' }, { headers });
    expect(answer.status).toBe(403);
  });

  it('accepts a cross-site callback but no cross-site start or session read', async () => {
    const browser = socialBrowser(api);
    const callback = await browser.choose(await browser.begin(), 'mia');
    const read = { origin: 'https://id.example', 'sec-fetch-mode': 'cors' };
    expect(await browser.arrive(callback, read)).toEqual([403, '']);
    const arrival = { origin: 'null', 'sec-fetch-mode': 'navigate' };
    expect(await browser.arrive(callback, arrival)).toEqual([303, '/']);
    const headers = { origin: 'null' };
    const response = await api.post('/api/auth/social', { provider: 'saltbush-id' }, { headers });
    expect(response.status).toBe(403);
  });
});
