import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionOf, signInAsPerson, socialBrowser } from '../../../../test/clients/social-browser';
import { startTestApi, type TestApi } from '../../../../test/server/start-test-api';
import type { MailDocument } from '../../mail/documents';
import { openMail } from '../../mail/outbox';

const MIA = 'mia.hartigan@example.com';
const MINUTE = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ products: 0 });
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const name of ['users', 'accounts', 'sessions', 'customers', 'mail_outbox']) {
    await api.db.collection(name).deleteMany({});
  }
});

async function mailsTo(email: string): Promise<string[]> {
  const mails = await api.db.collection<MailDocument>('mail_outbox').find().toArray();
  const opened = mails.map((mail) => ({ template: mail.template, to: openMail(api.services, mail)?.to }));
  return opened.filter(({ to }) => to === email).map(({ template }) => template);
}

const verifyEmail = (email: string) =>
  api.db.collection('users').updateOne({ email }, { $set: { emailVerified: true } });

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
    expect(await mailsTo(MIA)).toEqual(['welcome']);
  });

  it('finds the account the next time', async () => {
    const first = await signInAsPerson(api, 'mia');
    const second = await signInAsPerson(api, 'mia');
    expect(second.session.user.id).toBe(first.session.user.id);
    expect(await mailsTo(MIA)).toEqual(['welcome']);
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

describe('an account with the same e-mail', () => {
  it('is reused and keeps its password if its e-mail was verified', async () => {
    const owner = await api.signUp({ email: MIA });
    await verifyEmail(MIA);
    const { session } = await signInAsPerson(api, 'mia');
    expect(session.user).toMatchObject({ id: owner.id, first_name: 'Ann' });
    expect((await api.signIn(owner)).id).toBe(owner.id);
    expect(await sessionOf(api, owner.cookie)).not.toBeNull();
    expect(await mailsTo(MIA)).toEqual(['welcome']);
  });

  it('loses the password and sign-ins created before its e-mail was verified', async () => {
    const squatter = await api.signUp({ email: MIA });
    const { session } = await signInAsPerson(api, 'mia');
    expect(session.user.id).toBe(squatter.id);
    expect((await api.request('{ me { id } }', {}, { as: squatter })).status).toBe(401);
    expect(await sessionOf(api, squatter.cookie)).toBeNull();
    const logIn = await api.post('/api/auth/login', { email: MIA, password: squatter.password });
    expect(logIn.status).toBe(401);
    expect((await mailsTo(MIA)).sort()).toEqual(['password_removed', 'welcome']);
  });

  it('can set a password again with an e-mailed link', async () => {
    await signInAsPerson(api, 'mia');
    await api.post('/api/auth/forgot-password', { email: MIA });
    const stored = await api.db.collection<MailDocument>('mail_outbox').find().toArray();
    const texts = stored.map((mail) => openMail(api.services, mail)?.text ?? '');
    const token = texts.join('\n').match(/#reset=([\w-]{43})/)?.[1];
    const password = 'Banksia!72 grows';
    expect((await api.post('/api/auth/reset-password', { token, password })).status).toBe(200);
    const owner = await api.signIn({ email: MIA, password });
    expect((await signInAsPerson(api, 'mia')).session.user.id).toBe(owner.id);
    expect((await api.signIn({ email: MIA, password })).id).toBe(owner.id);
  });
});

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

  it.each(['google', '', 'saltbush-id/../x', { $ne: '' }, 7])(
    'does not start at provider %j',
    async (provider) => {
      const answer = await api.post('/api/auth/social', { provider });
      expect([400, 404]).toContain(answer.status);
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
