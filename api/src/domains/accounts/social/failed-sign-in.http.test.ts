import { beforeEach, describe, expect, it } from 'vitest';
import { socialAccountsOf } from '../../../../test/clients/social-accounts';
import { signInAsPerson, socialBrowser } from '../../../../test/clients/social-browser';
import { testApi } from '../../../../test/server/test-api';

const api = testApi({ products: 0 });
const accounts = socialAccountsOf(api);
beforeEach(() => accounts.clear());

describe('a failed sign-in', () => {
  const accountsMade = () => api.db.collection('users').countDocuments();

  it('is refused if the provider has not verified the e-mail', async () => {
    const { status, location, setCookies, session } = await signInAsPerson(api, 'ida', {
      redirect_url: '/cart',
    });
    expect([status, location]).toEqual([303, '/cart?login=true#sign-in=unverified']);
    expect([setCookies, session, await accountsMade()]).toEqual([[], null, 0]);
  });

  it('can be cancelled by the user', async () => {
    const { location, session } = await signInAsPerson(api, '', { redirect_url: '/cart' });
    expect([location, session]).toEqual(['/cart?login=true#sign-in=cancelled', null]);
  });

  it('cannot be completed twice', async () => {
    const browser = socialBrowser(api);
    const callback = await browser.choose(await browser.begin(), 'mia');
    const both = await Promise.all([browser.comeBack(callback), browser.comeBack(callback)]);
    expect(both.map(({ location }) => location).sort()).toEqual(['/', '/?login=true#sign-in=expired']);
    const again = await browser.comeBack(callback);
    expect([again.location, again.setCookies]).toEqual(['/?login=true#sign-in=expired', []]);
  });

  it('cannot be completed in another browser, which would sign its user in to someone else’s account', async () => {
    const browser = socialBrowser(api);
    const callback = await browser.choose(await browser.begin(), 'mia');
    const otherBrowser = socialBrowser(api);
    await otherBrowser.begin();
    expect((await otherBrowser.comeBack(callback)).location).toBe('/?login=true#sign-in=expired');
    const bare = await browser.comeBack(callback, { withCookie: false });
    expect([bare.location, bare.setCookies]).toEqual(['/?login=true#sign-in=expired', []]);
  });

  it.each(['google', '', 'saltbush-id/../x', { $ne: '' }, 7])(
    'does not start at provider %j',
    async (provider) => {
      const answer = await api.post('/api/auth/social', { provider });
      expect([400, 404]).toContain(answer.status);
    },
  );

  it('stores no secret in the database', async () => {
    const browser = socialBrowser(api);
    const url = await browser.begin();
    const callback = await browser.choose(url, 'mia');
    const stored = await Promise.all(
      ['social_sign_ins', 'identity_codes'].map((name) => api.db.collection(name).find().toArray()),
    );
    const text = JSON.stringify(stored);
    expect(text).not.toContain(url.searchParams.get('state'));
    expect(text).not.toContain(new URL(callback).searchParams.get('code'));
  });
});
