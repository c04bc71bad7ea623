import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/server/start-test-api';
import type { MailDocument } from '../../mail/documents';
import { openMail } from '../../mail/outbox';

const NEW_PASSWORD = 'Banksia!72 grows';
const MINUTE = 60_000;
const INVALID = { message: 'This link is no longer valid. Please ask for a new one.' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ products: 0 });
});
afterAll(() => api.close());

const forgot = (email: unknown) => api.post('/api/auth/forgot-password', { email });
const reset = (token: unknown, password: unknown = NEW_PASSWORD) =>
  api.post('/api/auth/reset-password', { token, password });
const logIn = async (email: string, password: string) =>
  (await api.post('/api/auth/login', { email, password })).status;

/** Returns the mails sent to an address, latest first. */
async function mailsTo(email: string) {
  const mails = await api.db
    .collection<MailDocument>('mail_outbox')
    .find()
    .sort({ created_at: -1 })
    .toArray();
  const opened = mails.map((mail) => ({ template: mail.template, ...openMail(api.services, mail) }));
  return opened.filter(({ to }) => to === email);
}

/** Returns the token of the latest link sent to an address. */
async function tokenFor(email: string): Promise<string> {
  api.clock.advance(1000);
  expect((await forgot(email)).status).toBe(200);
  const [mail] = await mailsTo(email);
  return mail?.text?.match(/#reset=([\w-]{43})$/m)?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is replaced through an e-mailed link', async () => {
    const user = await api.signUp();
    const token = await tokenFor(user.email);
    const answer = await reset(token);
    expect([answer.status, await answer.json()]).toEqual([200, { data: { redirect: '/?login=true' } }]);
    expect(await logIn(user.email, user.password)).toBe(401);
    expect(await logIn(user.email, NEW_PASSWORD)).toBe(200);
    const [changed] = await mailsTo(user.email);
    expect(changed?.template).toBe('password_changed');
    expect(changed?.text).not.toContain(NEW_PASSWORD);
  });

  it('ends every sign-in and invalidates its bearers and cookies', async () => {
    const user = await api.signUp();
    const other = await api.signIn(user);
    await reset(await tokenFor(user.email));
    for (const { token, cookie } of [user, other]) {
      const answer = await api.request('{ me { id } }', {}, { as: { token } });
      expect(answer.status).toBe(401);
      const session = await fetch(`${api.url}/api/auth/session`, { headers: { cookie } });
      expect(await session.json()).toEqual({ data: null });
    }
  });

  it('gets the same response for unknown addresses, which receive no mail', async () => {
    const user = await api.signUp();
    const known = await forgot(` ${user.email.toUpperCase()} `);
    const unknown = await forgot('nobody@example.com');
    expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()]);
    const templates = (await mailsTo(user.email)).map(({ template }) => template);
    expect(templates.sort()).toEqual(['password_reset', 'welcome']);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  it.each([
    ['', 'Please provide an email address'],
    ['ann@example', 'Please provide a valid email address'],
    [{ $gt: '' }, 'This value is not valid'],
    [7, 'This value is not valid'],
  ])('is rejected with the e-mail %j', async (email, message) => {
    const answer = await forgot(email);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
  });
});

describe('a reset link', () => {
  it('works once, even if it is used twice concurrently [accounts-02]', async () => {
    const user = await api.signUp();
    const token = await tokenFor(user.email);
    const both = await Promise.all([reset(token), reset(token, 'Another-Grove8!')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await reset(token);
    expect([again.status, await again.json()]).toMatchObject([400, INVALID]);
  });

  it('invalidates the account’s other links when used', async () => {
    const user = await api.signUp();
    const [older, newer] = [await tokenFor(user.email), await tokenFor(user.email)];
    expect((await reset(newer)).status).toBe(200);
    expect((await reset(older)).status).toBe(400);
  });

  it('expires after 30 minutes [accounts-02]', async () => {
    const user = await api.signUp();
    const token = await tokenFor(user.email);
    api.clock.advance(30 * MINUTE);
    expect(await (await reset(token)).json()).toMatchObject(INVALID);
    expect(await logIn(user.email, user.password)).toBe(200);
  });

  it('stays valid if the new password is rejected', async () => {
    const user = await api.signUp();
    const token = await tokenFor(user.email);
    const refused = await reset(token, 'weak');
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { message: 'Password must meet minimum requirements' },
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['', 'x', 'a'.repeat(500), null, { $ne: null }])('is refused with the token %j', async (token) => {
    const answer = await reset(token);
    expect(answer.status).toBe(400);
  });

  it('is stored only as a hash, and its mail encrypted', async () => {
    const user = await api.signUp();
    const token = await tokenFor(user.email);
    const stored = await Promise.all(
      ['password_resets', 'mail_outbox'].map((name) => api.db.collection(name).find().toArray()),
    );
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});
