import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ownAccount } from '../../../../test/clients/own-account';
import { passwordResets } from '../../../../test/clients/password-resets';
import type { TestUser } from '../../../../test/clients/test-client';
import { testApi } from '../../../../test/server/test-api';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const api = testApi({ products: 0 });
const { change, ageSignIns } = ownAccount(api);
const { logIn, mailsTo, reset } = passwordResets(api);

const newAddress = () => `${randomUUID()}@example.com`;
const ask = (user: TestUser, email: string, more: object = { password: user.password }) =>
  change(user, 'users_change_email', { email, ...more }, 'sent_to');
const errorOf = (answer: Awaited<ReturnType<typeof ask>>) => answer.errors?.[0]?.extensions;

async function tokenTo(email: string, template: string): Promise<string> {
  const mail = (await mailsTo(email)).find((sent) => sent.template === template);
  return mail?.text?.match(/#(\S+)$/m)?.[1] ?? '';
}
async function open(path: 'change-email' | 'undo-email', token: string, cookie = ''): Promise<string> {
  const response = await api.post(`/api/auth/${path}`, { token }, { headers: { cookie } });
  return (await response.json()).data.outcome;
}
const emailOf = async (user: TestUser) =>
  (await api.request('{ me { email } }', {}, { as: user })).data?.me.email;

describe('a change of e-mail [accounts-12]', () => {
  it('happens when the link at the new address is opened where the account is known', async () => {
    const [user, email] = [await api.signUp(), newAddress()];
    expect((await ask(user, email.toUpperCase())).data.users_change_email).toEqual({ sent_to: email });
    expect(await emailOf(user)).toBe(user.email);
    const token = await tokenTo(email, 'email_change');
    expect(await open('change-email', token)).toBe('sign_in_first');
    expect(await open('change-email', token, user.cookie)).toBe('changed');
    expect(await open('change-email', token, user.cookie)).toBe('expired');
    expect(await emailOf(user)).toBe(email);
    expect([await logIn(user.email, user.password), await logIn(email, user.password)]).toEqual([401, 200]);
    expect((await mailsTo(user.email)).map(({ template }) => template)).toContain('email_changed');
  });

  it('takes along the AutoDeliveries that wrote to the earlier address', async () => {
    const [user, email] = [await api.signUp(), newAddress()];
    const autodeliveries = api.db.collection<{ _id: string; user_id: string; shipping_email: string }>(
      'autodeliveries',
    );
    await autodeliveries.insertMany([
      { _id: `${user.id}-a`, user_id: user.id, shipping_email: user.email },
      { _id: `${user.id}-b`, user_id: user.id, shipping_email: 'mum@example.com' },
    ]);
    await ask(user, email);
    await open('change-email', await tokenTo(email, 'email_change'), user.cookie);
    const stored = await autodeliveries.find({ user_id: user.id }).sort({ _id: 1 }).toArray();
    expect(stored.map(({ shipping_email }) => shipping_email)).toEqual([email, 'mum@example.com']);
    await autodeliveries.deleteMany({ user_id: user.id });
  });

  it('is taken back by the earlier address, whatever was changed since: every way to sign in ends', async () => {
    const user = await api.signUp();
    const [first, second] = [newAddress(), newAddress()];
    await ask(user, first);
    const { headers } = await api.post(
      '/api/auth/change-email',
      { token: await tokenTo(first, 'email_change') },
      { headers: { cookie: user.cookie } },
    );
    const device = headers
      .getSetCookie()
      .map((text) => text.split(';', 1)[0])
      .join('; ');
    await ask(user, second);
    expect(await open('change-email', await tokenTo(second, 'email_change'), device)).toBe('changed');
    expect(await open('undo-email', await tokenTo(user.email, 'email_changed'))).toBe('undone');
    expect(await emailOf(user)).toBeUndefined();
    expect([await logIn(user.email, user.password), await logIn(second, user.password)]).toEqual([401, 401]);
    await api.services.accounts.sendRequestedResets();
    const link = (await mailsTo(user.email)).find(({ template }) => template === 'password_reset');
    const token = link?.text?.match(/#reset=([\w-]{43})$/m)?.[1];
    expect((await reset(token)).status).toBe(200);
    expect((await api.signIn({ email: user.email, password: 'Banksia!72 grows' })).id).toBe(user.id);
  });

  it('asks for the password, unless the sign-in is recent', async () => {
    const user = await api.signUp();
    expect((await ask(user, newAddress(), {})).errors).toBeUndefined();
    await ageSignIns(user.id);
    expect(errorOf(await ask(user, newAddress(), {}))).toMatchObject({
      fields: { password: 'Please enter your password' },
    });
    expect((await ask(user, newAddress())).errors).toBeUndefined();
  });

  it('is refused for addresses that are malformed, the same or taken', async () => {
    const [user, other] = [await api.signUp(), await api.signUp()];
    expect(errorOf(await ask(user, 'ann@'))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(errorOf(await ask(user, user.email))?.fields).toEqual({ email: 'This is your address already' });
    expect(errorOf(await ask(user, other.email))?.code).toBe('EMAIL_TAKEN');
  });

  it('is refused if somebody has taken the address meanwhile, or a link is too old or of another kind', async () => {
    const [user, email] = [await api.signUp(), newAddress()];
    await ask(user, email);
    const token = await tokenTo(email, 'email_change');
    expect(await open('undo-email', token)).toBe('expired');
    expect(await open('change-email', 'nonsense', user.cookie)).toBe('expired');
    await api.signUp({ email });
    expect(await open('change-email', token, user.cookie)).toBe('taken');
    const later = newAddress();
    await ask(user, later);
    const late = await tokenTo(later, 'email_change');
    api.clock.advance(HOUR);
    expect(await open('change-email', late, user.cookie)).toBe('expired');
    expect(await emailOf(await api.signIn(user))).toBe(user.email);
  });

  it('can be taken back for a week', async () => {
    const [user, email] = [await api.signUp(), newAddress()];
    await ask(user, email);
    await open('change-email', await tokenTo(email, 'email_change'), user.cookie);
    api.clock.advance(7 * DAY);
    expect(await open('undo-email', await tokenTo(user.email, 'email_changed'))).toBe('expired');
  });
});
