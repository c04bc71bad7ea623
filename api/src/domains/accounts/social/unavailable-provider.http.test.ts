import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socialBrowser } from '../../../../test/clients/social-browser';
import { CLIENT, startFakeIdentityProvider } from '../../../../test/fakes/fake-identity-provider';
import { startTestApi, type TestApi } from '../../../../test/server/start-test-api';

let api: TestApi;
let provider: Awaited<ReturnType<typeof startFakeIdentityProvider>>;
beforeAll(async () => {
  provider = await startFakeIdentityProvider();
  api = await startTestApi({
    products: 0,
    env: { OIDC_ISSUER: provider.issuer, OIDC_NAME: 'Example', OIDC_PROVIDER: 'example', ...CLIENT },
  });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

describe('an unavailable provider', () => {
  it('is reported as unavailable and retried next time', async () => {
    provider.setAway(true);
    const fresh = await startTestApi({
      products: 0,
      env: { OIDC_ISSUER: provider.issuer, OIDC_NAME: 'Example', ...CLIENT },
    });
    const begin = () => fresh.post('/api/auth/social', { provider: 'oidc' });
    const response = await begin();
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: 'Example can’t be reached right now. Please try again, or sign in with your password.' },
    ]);
    provider.setAway(false);
    expect((await begin()).status).toBe(200);
    await fresh.close();
  });
});

describe('without a configured provider', () => {
  it('none is offered in production, and sign-in responds with an error', async () => {
    const shop = await startTestApi({ products: 0, env: { NODE_ENV: 'production' } });
    expect(await (await fetch(`${shop.url}/api/auth/providers`)).json()).toEqual({ data: [] });
    const response = await shop.post('/api/auth/social', { provider: 'saltbush-id' });
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { message: 'Signing in with another service is not available.' },
    ]);
    expect((await fetch(`${shop.url}/api/dev/identity/authorize`)).status).toBe(404);
    const callback = await fetch(`${shop.url}/api/auth/callback/saltbush-id?state=x&code=y`, {
      redirect: 'manual',
    });
    expect(callback.headers.get('location')).toBe('/?login=true#sign-in=expired');
    await shop.close();
  });
});

describe('social sign-in attempts', () => {
  it('are limited per client address, callbacks included', async () => {
    const strict = await startTestApi({ products: 0, env: { RATE_LIMIT_FACTOR: '1' } });
    const begin = () => strict.post('/api/auth/social', { provider: 'saltbush-id' });
    let started = 0;
    while ((await begin()).status === 200) started += 1;
    expect(started).toBe(60);
    const { location } = await socialBrowser(strict).comeBack('/api/auth/callback/saltbush-id?state=x');
    expect(location).toBe('/?login=true#sign-in=too-many');
    await strict.close();
  });
});
