import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookiesOf, PASSWORD } from '../../../test/clients/test-client';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';
import type { MailDocument } from '../mail/documents';
import { openMail } from '../mail/outbox';

const ACCOUNT = { firstName: 'Ann', lastName: 'O’Brien-Lee', email: 'ann@example.com', password: PASSWORD };
const MINUTE = 60_000;

describe('accounts', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const signUp = (details: object) => api.post('/api/auth/signup', { ...ACCOUNT, ...details });
  const logIn = (email: string, password: string, more: object = {}) =>
    api.post('/api/auth/login', { email, password, ...more });
  const session = (cookie: string) => fetch(`${api.url}/api/auth/session`, { headers: { cookie } });
  // biome-ignore lint/suspicious/noExplicitAny: each test reads different fields of the response
  const bodyOf = async (response: Response): Promise<any> => response.json();
  const me = async (token: string) => api.request('{ me { email } }', {}, { as: { token } });

  it('can be created and signed in to with the same e-mail and password [7.j-01 7.j-02 7.j-03]', async () => {
    const created = await signUp({
      email: ' New@Example.com ',
      cart: null,
      redirect: true,
      redirectUrl: '/cart',
    });
    expect([created.status, await bodyOf(created)]).toMatchObject([
      201,
      { data: { email: 'new@example.com' } },
    ]);
    const answer = await logIn('new@EXAMPLE.com', PASSWORD);
    const { data } = await bodyOf(answer);
    expect(data.user).toMatchObject({
      email: 'new@example.com',
      first_name: 'Ann',
      last_name: 'O’Brien-Lee',
      name: 'Ann O’Brien-Lee',
      role: 'customer',
    });
    expect(Date.parse(data.expires_at)).toBeGreaterThan(api.clock.now().getTime());
    expect((await me(data.token)).data).toEqual({ me: { email: 'new@example.com' } });
  });

  it('receive one welcome e-mail', async () => {
    const { id } = await api.signUp({ firstName: 'Zoë' });
    const mail = await api.db.collection<MailDocument>('mail_outbox').findOne({ _id: `welcome:${id}` });
    const message = mail && openMail(api.services, mail);
    expect(message?.subject).toBe('Welcome to Saltbush Health');
    expect(message?.text).toContain('Welcome, Zoë');
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'First Name is required'],
    [{ lastName: '' }, 'lastName', 'Last Name is required'],
    [{ firstName: 'R2D2' }, 'firstName', 'Do not use numbers or special characters'],
    [{ lastName: 'Lee!' }, 'lastName', 'Do not use numbers or special characters'],
    [{ email: '' }, 'email', 'Please provide an email address'],
    [{ email: 'ann@example' }, 'email', 'Please provide a valid email address'],
    [{ email: 'ann@example.c' }, 'email', 'Please provide a valid email address'],
    [{ password: 'Short1!' }, 'password', 'Password must meet minimum requirements'],
    [{ password: 'NoNumber!' }, 'password', 'Password must meet minimum requirements'],
    [{ password: 'no-upper8' }, 'password', 'Password must meet minimum requirements'],
    [{ password: 'NoSpecial8' }, 'password', 'Password must meet minimum requirements'],
    [{ password: 'Abcd-grove8!' }, 'password', 'Password must meet minimum requirements'],
    [{ password: 'Woooods-8!' }, 'password', 'Password must meet minimum requirements'],
  ])(
    'are refused with %j [5.a-01 5.a-02 5.a-03 5.a-04 5.a-05 5.a-06 5.a-07 5.a-08 5.a-09 7.j-04]',
    async (details, field, message) => {
      const answer = await signUp({ email: 'refused@example.com', ...details });
      const body = await bodyOf(answer);
      expect(answer.status).toBe(400);
      expect(body.message).toBe(message);
      expect(body.errors[0].extensions).toEqual({ code: 'INVALID_INPUT', fields: { [field]: message } });
    },
  );

  it('are unique per e-mail, even for concurrent sign-ups [8-13]', async () => {
    const both = await Promise.all([
      signUp({ email: 'twice@example.com' }),
      signUp({ email: 'TWICE@example.com' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const again = await signUp({ email: 'twice@example.com' });
    expect((await bodyOf(again)).message).toBe('An account with this email address already exists.');
    expect(await api.db.collection('users').countDocuments({ email: 'twice@example.com' })).toBe(1);
  });

  it('do not reveal which credential was wrong at sign-in [accounts-01]', async () => {
    const user = await api.signUp();
    const password = await logIn(user.email, 'Wrong-Pass9!');
    const email = await logIn('nobody@example.com', 'Wrong-Pass9!');
    expect([password.status, email.status]).toEqual([401, 401]);
    expect((await bodyOf(password)).message).toBe((await bodyOf(email)).message);
    expect(password.headers.getSetCookie()).toEqual([]);
  });

  it('only accept strings as credentials', async () => {
    const answer = await logIn({ $gt: '' } as unknown as string, { $gt: '' } as unknown as string);
    expect(answer.status).toBe(400);
  });

  it('store the sign-in in an HttpOnly cookie and issue short-lived bearers for it [3.k-03]', async () => {
    const user = await api.signUp();
    const answer = await logIn(user.email, user.password);
    const [refresh = '', hint = ''] = answer.headers.getSetCookie();
    expect(refresh).toMatch(/HttpOnly/i);
    expect(refresh).toMatch(/SameSite=Lax/i);
    expect(hint).toMatch(/^saltbush_signed_in=1;.*SameSite=Lax/);
    expect(hint).not.toMatch(/HttpOnly/i);
    const renewed = await bodyOf(await session(cookiesOf(answer)));
    expect(renewed.data).toMatchObject({
      user: { email: user.email, image: null },
      expires_at: expect.any(String),
    });
    expect(await bodyOf(await session(''))).toEqual({ data: null });
    expect(await bodyOf(await session('saltbush.session_token=forged.signature'))).toEqual({ data: null });
  });

  it('renew an expired bearer', async () => {
    const user = await api.signUp();
    const before = api.clock.current;
    api.clock.advance(11 * MINUTE);
    const ended = await me(user.token);
    const renewed = await bodyOf(await session(user.cookie));
    const again = await me(renewed.data.token);
    api.clock.current = before;
    expect([ended.status, ended.errors?.[0]?.extensions?.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(again.data).toEqual({ me: { email: user.email } });
  });

  it('invalidate the sign-in everywhere on sign-out [7.i-02]', async () => {
    const user = await api.signUp();
    const answer = await api.post(
      '/api/auth/logout',
      { redirect: '/cart' },
      { headers: { cookie: user.cookie } },
    );
    expect(await bodyOf(answer)).toEqual({ data: { redirect: '/cart' } });
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/Max-Age=0/);
    expect((await me(user.token)).status).toBe(401);
    expect(await bodyOf(await session(user.cookie))).toEqual({ data: null });
  });

  it('sign out clients without cookies and never redirect to another site [7.i-02]', async () => {
    const user = await api.signUp();
    const logOut = 'mutation($input: UsersLogOutInput!) { users_log_out(input: $input) { redirect } }';
    const answer = await api.request(logOut, { input: { redirect: '//evil.example' } }, { as: user });
    expect(answer.data).toEqual({ users_log_out: { redirect: '/' } });
    expect((await me(user.token)).status).toBe(401);
    const guest = await api.request(logOut, { input: {} });
    expect(guest.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('carry the guest’s cart over at sign-up and sign-in', async () => {
    const made = await api.request('mutation { cart_create { cart { uuid } } }');
    const id = made.data.cart_create.cart.uuid;
    await signUp({ email: 'carter@example.com', cart: { id } });
    const { data } = await bodyOf(await logIn('carter@example.com', PASSWORD, { cart: { id } }));
    expect(data.cart).toEqual({ uuid: id });
  });

  it('return the signed-in user [7.i-01 3.k-01 3.k-03]', async () => {
    const user = await api.demo('priya');
    const answer = await api.request(
      `{ me { id first_name last_name email role edr_card_first2 edr_card_last4 edr_linked edr_points
          addresses { first_name suburb state postcode is_default } payment_methods { last4 stripe_source_id brand } } }`,
      {},
      { as: user },
    );
    expect(answer.data.me).toMatchObject({
      id: user.id,
      first_name: 'Priya',
      role: 'customer',
      edr_linked: true,
      edr_card_last4: expect.stringMatching(/^\d{4}$/),
    });
    expect(answer.data.me.addresses[0].is_default).toBe(true);
  });

  it('store passwords only as hashes', async () => {
    const user = await api.signUp();
    const account = await api.db.collection('accounts').findOne({ userId: user.id });
    expect(JSON.stringify(account)).not.toContain(user.password);
  });
});

describe('attempt limits', () => {
  it('count failed sign-ins per account, reset on success, and sign-ups per address', async () => {
    const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
    const user = await api.signUp();
    const logIn = (password: string) => api.post('/api/auth/login', { email: user.email, password });
    for (let attempt = 0; attempt < 9; attempt += 1) await logIn('Wrong-Pass9!');
    expect((await logIn(user.password)).status).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn('Wrong-Pass9!');
    const blocked = await logIn(user.password);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await blocked.json()).toMatchObject({
      message: 'Too many attempts. Please try again in a few minutes.',
    });
    const stored = await api.db.collection('rate_limits').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(user.email);
    let signUps = 1;
    while ((await api.post('/api/auth/signup', {})).status !== 429) signUps += 1;
    expect(signUps).toBe(20);
    await api.close();
  });
});
