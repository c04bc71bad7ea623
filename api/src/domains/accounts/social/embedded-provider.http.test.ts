import { beforeEach, describe, expect, it } from 'vitest';
import { socialAccountsOf } from '../../../../test/clients/social-accounts';
import { socialBrowser } from '../../../../test/clients/social-browser';
import { testApi } from '../../../../test/server/test-api';

const api = testApi({ products: 0 });
const accounts = socialAccountsOf(api);
beforeEach(() => accounts.clear());

describe('the embedded provider', () => {
  it.each([
    ['redirect_uri', 'https://evil.example/api/auth/callback/saltbush-id'],
    ['client_id', 'another'],
    ['code_challenge_method', 'plain'],
    ['state', ''],
  ])('rejects a request with %s %j', async (name, value) => {
    const url = await socialBrowser(api).begin();
    url.searchParams.set(name, value);
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? new URLSearchParams({ subject: 'mia' }) : undefined;
      const answer = await fetch(api.url + url.pathname + url.search, { method, body, redirect: 'manual' });
      expect(answer.status).toBe(400);
    }
  });

  it('lists the available identities without scripts', async () => {
    const url = await socialBrowser(api).begin();
    const answer = await fetch(api.url + url.pathname + url.search);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain('mia.hartigan@example.com');
  });

  it('is available on the local machine only', async () => {
    const url = await socialBrowser(api).begin();
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const answer = await fetch(api.url + url.pathname + url.search, { headers });
    expect(answer.status).toBe(404);
  });
});
