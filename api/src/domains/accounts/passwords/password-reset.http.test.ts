import { describe, expect, it } from 'vitest';
import { NEW_PASSWORD, passwordResets } from '../../../../test/clients/password-resets';
import { testApi } from '../../../../test/server/test-api';

const api = testApi({ products: 0 });
const passwords = passwordResets(api);

describe('a forgotten password', () => {
  it('is replaced through an e-mailed link', async () => {
    const user = await api.signUp();
    const token = await passwords.tokenFor(user.email);
    const answer = await passwords.reset(token);
    expect([answer.status, await answer.json()]).toEqual([200, { data: { redirect: '/?login=true' } }]);
    expect(await passwords.logIn(user.email, user.password)).toBe(401);
    expect(await passwords.logIn(user.email, NEW_PASSWORD)).toBe(200);
    const [changed] = await passwords.mailsTo(user.email);
    expect(changed?.template).toBe('password_changed');
    expect(changed?.text).not.toContain(NEW_PASSWORD);
  });

  it('ends every sign-in and invalidates its bearers and cookies', async () => {
    const user = await api.signUp();
    const other = await api.signIn(user);
    await passwords.reset(await passwords.tokenFor(user.email));
    for (const { token, cookie } of [user, other]) {
      const answer = await api.request('{ me { id } }', {}, { as: { token } });
      expect(answer.status).toBe(401);
      const session = await fetch(`${api.url}/api/auth/session`, { headers: { cookie } });
      expect(await session.json()).toEqual({ data: null });
    }
  });

  it('gets the same response for unknown addresses, which receive no mail', async () => {
    const user = await api.signUp();
    const known = await passwords.forgot(` ${user.email.toUpperCase()} `);
    const unknown = await passwords.forgot('nobody@example.com');
    expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()]);
    await api.services.accounts.sendRequestedResets();
    const templates = (await passwords.mailsTo(user.email)).map(({ template }) => template);
    expect(templates.sort()).toEqual(['password_reset', 'welcome']);
    expect(await passwords.mailsTo('nobody@example.com')).toEqual([]);
  });

  it.each([
    ['', 'Please provide an email address'],
    ['ann@example', 'Please provide a valid email address'],
    [{ $gt: '' }, 'This value is not valid'],
    [7, 'This value is not valid'],
  ])('is rejected with the e-mail %j', async (email, message) => {
    const answer = await passwords.forgot(email);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
  });
});
