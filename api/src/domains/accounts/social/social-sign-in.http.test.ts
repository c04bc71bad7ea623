import { beforeEach, describe, expect, it } from 'vitest';
import { MIA, socialAccountsOf } from '../../../../test/clients/social-accounts';
import { signInAsPerson, socialBrowser } from '../../../../test/clients/social-browser';
import { testApi } from '../../../../test/server/test-api';

const api = testApi({ products: 0 });
const accounts = socialAccountsOf(api);
beforeEach(() => accounts.clear());

describe('signing in with an identity provider', () => {
  it('is offered under the provider’s name', async () => {
    const answer = await fetch(`${api.url}/api/auth/providers`);
    expect(await answer.json()).toEqual({ data: [{ id: 'saltbush-id', name: 'Saltbush ID' }] });
  });

  it('creates an account and returns to the starting page [2.1-32 7.j-08]', async () => {
    const { status, location, setCookies, session } = await signInAsPerson(api, 'mia', {
      redirect_url: '/products/zinc?size=60',
    });
    expect([status, location]).toEqual([303, '/products/zinc?size=60']);
    expect(setCookies[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect(session.user).toMatchObject({
      email: MIA,
      first_name: 'Mia',
      last_name: 'Hartigan',
      role: 'customer',
    });
    const me = await api.request('{ me { email first_name } }', {}, { as: session });
    expect(me.data).toEqual({ me: { email: MIA, first_name: 'Mia' } });
    expect(await accounts.mailsTo(MIA)).toEqual(['welcome']);
  });

  it('finds the account the next time', async () => {
    const first = await signInAsPerson(api, 'mia');
    const second = await signInAsPerson(api, 'mia');
    expect(second.session.user.id).toBe(first.session.user.id);
    expect(await accounts.mailsTo(MIA)).toEqual(['welcome']);
  });

  it('creates one account for concurrent first sign-ins', async () => {
    const both = await Promise.all([signInAsPerson(api, 'noah'), signInAsPerson(api, 'noah')]);
    expect(both.map(({ location }) => location)).toEqual(['/', '/']);
    expect(both[0].session.user.id).toBe(both[1].session.user.id);
    expect(await api.db.collection('users').countDocuments()).toBe(1);
  });

  it('uses the callback’s redirect_url if the start named none [2.1-32]', async () => {
    const browser = socialBrowser(api);
    const callback = await browser.choose(await browser.begin(), 'mia');
    expect((await browser.comeBack(`${callback}&redirect_url=/user/dashboard`)).location).toBe(
      '/user/dashboard',
    );
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/ x', ''])(
    'never leads to %j',
    async (redirect_url) => {
      expect((await signInAsPerson(api, 'mia', { redirect_url })).location).toBe('/');
      const replayed = await fetch(
        `${api.url}/api/auth/callback/saltbush-id?redirect_url=${encodeURIComponent(redirect_url)}`,
        { redirect: 'manual' },
      );
      expect(replayed.headers.get('location')).toBe('/?login=true#sign-in=expired');
    },
  );

  it('carries the guest’s cart over', async () => {
    const made = await api.request('mutation { cart_create { cart { uuid } } }');
    const { uuid } = made.data.cart_create.cart;
    const { session } = await signInAsPerson(api, 'mia', { cart: { id: uuid } });
    expect(session.cart).toEqual({ uuid });
  });

  it('supports concurrent sign-ins in two tabs of one browser', async () => {
    const browser = socialBrowser(api);
    const [first, second] = [
      await browser.begin({ redirect_url: '/a' }),
      await browser.begin({ redirect_url: '/b' }),
    ];
    expect((await browser.comeBack(await browser.choose(first, 'mia'))).location).toBe('/a');
    expect((await browser.comeBack(await browser.choose(second, 'mia'))).location).toBe('/b');
  });
});
