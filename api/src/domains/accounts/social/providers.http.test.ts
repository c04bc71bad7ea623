import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionOf, socialBrowser } from '../../../../test/clients/social-browser';
import {
  CLIENT,
  type Misbehaviour,
  startFakeIdentityProvider,
} from '../../../../test/fakes/fake-identity-provider';
import { startTestApi, type TestApi } from '../../../../test/server/start-test-api';

const HONEST = { email: 'Kim@Example.com', email_verified: true, name: 'Kim Lo' };

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

async function runFlow(next: Misbehaviour, more: Record<string, string> = {}) {
  const browser = socialBrowser(api);
  const url = await browser.begin({ provider: 'example' });
  const response = await browser.comeBack(provider.answer(url, next, more));
  return { ...response, url, session: await sessionOf(api, response.cookie) };
}

describe('a configured provider', () => {
  it('replaces the embedded one', async () => {
    const response = await fetch(`${api.url}/api/auth/providers`);
    expect(await response.json()).toEqual({ data: [{ id: 'example', name: 'Example' }] });
    const page = await fetch(`${api.url}/api/dev/identity/authorize`);
    expect(page.status).toBe(404);
  });

  it('receives state, nonce and a code challenge, and its code is exchanged with the verifier', async () => {
    const { url, location, session } = await runFlow({ claims: HONEST });
    expect(location).toBe('/');
    expect(session.user).toMatchObject({ email: 'kim@example.com', first_name: 'Kim', last_name: 'Lo' });
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      client_id: CLIENT.OIDC_CLIENT_ID,
      redirect_uri: 'http://localhost:3000/api/auth/callback/example',
      code_challenge_method: 'S256',
    });
    const exchange = Object.fromEntries(provider.exchanges.at(-1) ?? []);
    expect(exchange).toMatchObject({
      code: 'c1',
      client_secret: CLIENT.OIDC_CLIENT_SECRET,
      redirect_uri: asked.redirect_uri,
    });
    const challenge = createHash('sha256')
      .update(exchange.code_verifier ?? '')
      .digest('base64url');
    expect(challenge).toBe(asked.code_challenge);
  });

  it('can supply the e-mail through user info only', async () => {
    const { session } = await runFlow({ claims: { sub: 'person-1' }, userinfo: HONEST });
    expect(session.user.email).toBe('kim@example.com');
  });

  it('identifies people by subject: a changed e-mail maps to the same account', async () => {
    const before = await runFlow({ claims: HONEST });
    const after = await runFlow({ claims: { ...HONEST, email: 'kim.new@example.com' } });
    expect(after.session.user.id).toBe(before.session.user.id);
  });

  it('is not trusted about an unverified e-mail', async () => {
    await api.signUp({ email: 'victim@example.com' });
    for (const email_verified of [false, undefined]) {
      const claims = { sub: 'person-2', email: 'victim@example.com', email_verified };
      const { location, session } = await runFlow({ claims, userinfo: { sub: 'person-2' } });
      expect([location, session]).toEqual(['/?login=true#sign-in=unverified', null]);
    }
  });

  const later = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
  it.each<[string, Misbehaviour, Record<string, string>?]>([
    ['a different nonce', { claims: { ...HONEST, nonce: 'of another sign-in' } }],
    ['no nonce', { claims: { ...HONEST, nonce: undefined } }],
    ['a different issuer', { claims: { ...HONEST, iss: 'https://evil.example' } }],
    ['a different issuer in the response', { claims: HONEST }, { iss: 'https://evil.example' }],
    ['a different audience', { claims: { ...HONEST, aud: 'another-shop' } }],
    ['an expired token', { claims: { ...HONEST, iat: later(-900), exp: later(-600) } }],
    ['an unpublished signing key', { claims: HONEST, isForged: true }],
    ['no subject', { claims: { ...HONEST, sub: undefined } }],
    ['a used code', { status: 400 }],
  ])('is not trusted with %s', async (_what, next, more) => {
    const { location, setCookies, session } = await runFlow(next, more);
    expect([location, setCookies, session]).toEqual(['/?login=true#sign-in=failed', [], null]);
  });

  it('can be declined by the user', async () => {
    const { location } = await runFlow({}, { error: 'access_denied' });
    expect(location).toBe('/?login=true#sign-in=cancelled');
  });

  it('can fail between redirect and callback', async () => {
    const { location } = await runFlow({ status: 500 });
    expect(location).toBe('/?login=true#sign-in=unavailable');
  });
});
