import { describe, expect, it } from 'vitest';
import { accountClient, bodyOf } from '../../../test/clients/account-client';
import { cookiesOf } from '../../../test/clients/test-client';
import { testApi } from '../../../test/server/test-api';

const MINUTE = 60_000;

describe('sessions of accounts', () => {
  const api = testApi();
  const accounts = accountClient(api);

  it('store the sign-in in an HttpOnly cookie and issue short-lived bearers for it [3.k-03]', async () => {
    const user = await api.signUp();
    const answer = await accounts.logIn(user.email, user.password);
    const [refresh = '', hint = ''] = answer.headers.getSetCookie();
    expect(refresh).toMatch(/HttpOnly/i);
    expect(refresh).toMatch(/SameSite=Lax/i);
    expect(hint).toMatch(/^saltbush_signed_in=1;.*SameSite=Lax/);
    expect(hint).not.toMatch(/HttpOnly/i);
    const renewed = await bodyOf(await accounts.session(cookiesOf(answer)));
    expect(renewed.data).toMatchObject({
      user: { email: user.email, image: null },
      expires_at: expect.any(String),
    });
    expect(await bodyOf(await accounts.session(''))).toEqual({ data: null });
    expect(await bodyOf(await accounts.session('saltbush.session_token=forged.signature'))).toEqual({
      data: null,
    });
  });

  it('renew an expired bearer', async () => {
    const user = await api.signUp();
    const before = api.clock.current;
    api.clock.advance(11 * MINUTE);
    const ended = await accounts.me(user.token);
    const renewed = await bodyOf(await accounts.session(user.cookie));
    const again = await accounts.me(renewed.data.token);
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
    expect((await accounts.me(user.token)).status).toBe(401);
    expect(await bodyOf(await accounts.session(user.cookie))).toEqual({ data: null });
  });

  it('delete health answers of the browser on sign-out', async () => {
    const user = await api.signUp();
    const answer = await api.post('/api/auth/logout', {}, { headers: { cookie: user.cookie } });
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^weight_loss_answers=; Path=\/; Max-Age=0;/),
    );
  });

  it('end the earlier sign-in of the browser that signs in again', async () => {
    const [earlier, other] = [await api.signUp(), await api.signUp()];
    const { email, password } = other;
    const again = await api.post(
      '/api/auth/login',
      { email, password },
      { headers: { cookie: earlier.cookie } },
    );
    expect(again.status).toBe(200);
    expect((await accounts.me(earlier.token)).status).toBe(401);
    expect(await bodyOf(await accounts.session(earlier.cookie))).toEqual({ data: null });
    expect((await accounts.me(other.token)).data).toEqual({ me: { email } });
    const wrong = { email, password: 'Wrong-Wattle7!' };
    await api.post('/api/auth/login', wrong, { headers: { cookie: other.cookie } });
    expect((await accounts.me(other.token)).data).toEqual({ me: { email } });
  });

  it('end after 90 days, however often they are used', async () => {
    const user = await api.signUp();
    const sessions = api.db.collection('sessions');
    const begun = (days: number) =>
      sessions.updateMany(
        { userId: user.id },
        { $set: { createdAt: new Date(Date.now() - days * 24 * 60 * MINUTE) } },
      );
    await begun(89);
    expect((await accounts.me(user.token)).status).toBe(200);
    await begun(91);
    expect((await accounts.me(user.token)).status).toBe(401);
    expect(await bodyOf(await accounts.session(user.cookie))).toEqual({ data: null });
  });

  it('sign out clients without cookies and never redirect to another site [7.i-02]', async () => {
    const user = await api.signUp();
    const logOut = 'mutation($input: UsersLogOutInput!) { users_log_out(input: $input) { redirect } }';
    const answer = await api.request(logOut, { input: { redirect: '//evil.example' } }, { as: user });
    expect(answer.data).toEqual({ users_log_out: { redirect: '/' } });
    expect((await accounts.me(user.token)).status).toBe(401);
    const guest = await api.request(logOut, { input: {} });
    expect(guest.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
