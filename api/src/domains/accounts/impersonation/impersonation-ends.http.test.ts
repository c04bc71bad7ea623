import { describe, expect, it } from 'vitest';
import { bodyOf, ME, REASON, testImpersonation } from '../../../../test/shop/impersonating';

const MINUTE = 60_000;

const { api, staff, customer, start, session, impersonate } = testImpersonation();

describe('the end of an impersonated session [accounts-07]', () => {
  it('is valid only with the sign-in that started it', async () => {
    const { cookie } = await impersonate();
    const alone = cookie.split('; ').find((part) => part.startsWith('saltbush.impersonation')) ?? '';
    expect(await session(alone)).toBeNull();
    const other = await session(`${customer.cookie}; ${alone}`);
    expect([other.user.id, other.impersonation]).toEqual([customer.id, null]);
  });

  it('ends on Exit without ending the staff sign-in', async () => {
    const { token, cookie } = await impersonate();
    const exit = await api.post('/api/auth/logout', { redirect: '/' }, { headers: { cookie } });
    expect(exit.headers.getSetCookie()).toEqual([
      'saltbush.impersonation=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
    expect((await api.request(ME, {}, { as: { token } })).status).toBe(401);
    expect(await session(cookie)).toMatchObject({
      user: { id: staff.id, role: 'manager' },
      impersonation: null,
    });
    expect((await api.request(ME, {}, { as: staff })).data.me.id).toBe(staff.id);
  });

  it('is ended by users_log_out for clients without cookies', async () => {
    const { token } = await impersonate();
    const logOut = 'mutation($input: UsersLogOutInput!) { users_log_out(input: $input) { redirect } }';
    await api.request(logOut, { input: {} }, { as: { token } });
    expect((await api.request(ME, {}, { as: { token } })).errors?.[0]?.extensions?.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await api.request(ME, {}, { as: staff })).data.me.id).toBe(staff.id);
  });

  it('expires after an hour, even if renewed and used', async () => {
    const { cookie } = await impersonate();
    const before = api.clock.current;
    for (const minutes of [29, 29]) {
      api.clock.advance(minutes * MINUTE);
      await api.post('/api/auth/activity', {}, { headers: { cookie } });
    }
    api.clock.advance(MINUTE);
    const late = await session(cookie);
    const expiresIn = Date.parse(late.expires_at) - api.clock.now().getTime();
    api.clock.advance(MINUTE);
    const over = await api.request(ME, {}, { as: { token: late.token } });
    const after = await session(cookie);
    api.clock.current = before;
    expect([late.user.id, expiresIn]).toEqual([customer.id, MINUTE]);
    expect(over.status).toBe(401);
    expect(after).toMatchObject({ user: { id: staff.id }, impersonation: null });
  });

  it('ends with the staff sign-in, or when another session starts on it', async () => {
    const first = await impersonate();
    const second = await impersonate((await api.signUp()).id);
    expect((await api.request(ME, {}, { as: first })).status).toBe(401);
    expect((await api.request(ME, {}, { as: second })).status).toBe(200);
    await api.post('/api/auth/logout', {}, { headers: { cookie: staff.cookie } });
    expect((await api.request(ME, {}, { as: second })).status).toBe(401);
    expect(await session(second.cookie)).toBeNull();
  });

  it('ends when the user is no longer a member of staff', async () => {
    const account = { email: 'leaver@example.com', password: 'Wattle-Grove8!' };
    const person = { first_name: 'Lee', last_name: 'Aver', role: 'staff' as const };
    const id = await api.services.accounts.createUser({ ...account, ...person });
    const response = await start(await api.signIn(account), { customerId: customer.id, reason: REASON });
    const { data } = await bodyOf(response);
    const me = () => api.request(ME, {}, { as: data });
    expect((await me()).data.me.impersonation.staff_name).toBe('Lee Aver');
    await api.db
      .collection<{ _id: string }>('customers')
      .updateOne({ _id: id }, { $set: { role: 'customer' } });
    expect((await me()).status).toBe(401);
  });
});
