import { describe, expect, it } from 'vitest';
import { passwordResets } from '../../../../test/clients/password-resets';
import { testApi } from '../../../../test/server/test-api';

const api = testApi({ products: 0 });
const { mailsTo, tokenFor, reset } = passwordResets(api);
const DAY = 24 * 60 * 60_000;

/** Returns the token of the link in the welcome mail. */
async function confirmTokenOf(email: string): Promise<string> {
  const welcome = (await mailsTo(email)).find(({ template }) => template === 'welcome');
  return welcome?.text?.match(/\/api\/auth\/confirm#(\S+)/)?.[1] ?? '';
}
async function confirm(token: string, cookie = ''): Promise<string> {
  const answer = await api.post('/api/auth/confirm-email', { token }, { headers: { cookie } });
  return ((await answer.json()) as { data: { outcome: string } }).data.outcome;
}
const isVerified = async (email: string) =>
  (await api.db.collection('users').findOne({ email }))?.emailVerified === true;

describe('the link in the welcome mail', () => {
  it('confirms the address in a browser that has signed in, so that a new password keeps the account', async () => {
    const user = await api.signUp();
    const token = await confirmTokenOf(user.email);
    expect([await confirm(token, user.cookie), await confirm(token, user.cookie)]).toEqual([
      'confirmed',
      'confirmed',
    ]);
    await reset(await tokenFor(user.email));
    expect((await api.signIn({ email: user.email, password: 'Banksia!72 grows' })).id).toBe(user.id);
  });

  it('confirms nothing elsewhere: whoever made the account may be somebody else', async () => {
    const squatter = await api.signUp();
    const victim = await api.signUp();
    const token = await confirmTokenOf(squatter.email);
    for (const cookie of ['', victim.cookie]) expect(await confirm(token, cookie)).toBe('sign_in_first');
    expect(await isVerified(squatter.email)).toBe(false);
  });

  it.each(['', 'x', 'v1.a.b'])('is refused with the token %j', async (token) => {
    const user = await api.signUp();
    expect(await confirm(token, user.cookie)).toBe('expired');
  });

  it('expires, and is of no use for an account that has lost the address', async () => {
    const user = await api.signUp();
    const token = await confirmTokenOf(user.email);
    await reset(await tokenFor(user.email));
    expect(await confirm(token, user.cookie)).toBe('expired');
    const late = await api.signUp();
    const lateToken = await confirmTokenOf(late.email);
    api.clock.advance(31 * DAY);
    expect(await confirm(lateToken, late.cookie)).toBe('expired');
  });

  it('leads to a page that sends the token of the fragment', async () => {
    const answer = await fetch(`${api.url}/api/auth/confirm`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'");
  });
});
