import { describe, expect, it } from 'vitest';
import { passwordResets } from '../../../../test/clients/password-resets';
import { testApi } from '../../../../test/server/test-api';

const MINUTE = 60_000;
const INVALID = { message: 'This link is no longer valid. Please ask for a new one.' };

const api = testApi({ products: 0 });
const passwords = passwordResets(api);

describe('a reset link', () => {
  it('works once, even if it is used twice concurrently [accounts-02]', async () => {
    const user = await api.signUp();
    const token = await passwords.tokenFor(user.email);
    const both = await Promise.all([passwords.reset(token), passwords.reset(token, 'Another-Grove8!')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await passwords.reset(token);
    expect([again.status, await again.json()]).toMatchObject([400, INVALID]);
  });

  it('invalidates the account’s other links when used', async () => {
    const user = await api.signUp();
    const [older, newer] = [await passwords.tokenFor(user.email), await passwords.tokenFor(user.email)];
    expect((await passwords.reset(newer)).status).toBe(200);
    expect((await passwords.reset(older)).status).toBe(400);
  });

  it('expires after 30 minutes [accounts-02]', async () => {
    const user = await api.signUp();
    const token = await passwords.tokenFor(user.email);
    api.clock.advance(30 * MINUTE);
    expect(await (await passwords.reset(token)).json()).toMatchObject(INVALID);
    expect(await passwords.logIn(user.email, user.password)).toBe(200);
  });

  it('stays valid if the new password is rejected', async () => {
    const user = await api.signUp();
    const token = await passwords.tokenFor(user.email);
    for (const [password, message] of [
      ['weak', 'Password must meet minimum requirements'],
      ['P@ssw0rd!', 'This password is easy to guess. Please choose another one.'],
    ]) {
      const refused = await passwords.reset(token, password);
      expect([refused.status, await refused.json()]).toMatchObject([400, { message }]);
    }
    expect((await passwords.reset(token)).status).toBe(200);
  });

  it.each(['', 'x', 'a'.repeat(500), null, { $ne: null }])('is refused with the token %j', async (token) => {
    const answer = await passwords.reset(token);
    expect(answer.status).toBe(400);
  });

  it('is stored only as a hash, and its mail encrypted', async () => {
    const user = await api.signUp();
    const token = await passwords.tokenFor(user.email);
    const stored = await Promise.all(
      ['password_resets', 'mail_outbox'].map((name) => api.db.collection(name).find().toArray()),
    );
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});
