import { describe, expect, it } from 'vitest';
import { ownAccount } from '../../../../test/clients/own-account';
import { NEW_PASSWORD, passwordResets } from '../../../../test/clients/password-resets';
import { testApi } from '../../../../test/server/test-api';
import { enqueueMail } from '../../mail';
import { setReminder } from '../../mail/reminders';
import { SAMPLES } from '../../mail/templates/samples';

const api = testApi({ products: 0, env: { RATE_LIMIT_FACTOR: '1' } });
const { change, ageSignIns } = ownAccount(api);
const { logIn, mailsTo, reset, tokenFor } = passwordResets(api);

const fieldsOf = (answer: Awaited<ReturnType<typeof change>>) => answer.errors?.[0]?.extensions?.fields;
const codeOf = (answer: Awaited<ReturnType<typeof change>>) => answer.errors?.[0]?.extensions?.code;

describe('the name and phone number of an account [accounts-12]', () => {
  it('are changed, and found by staff under the new name', async () => {
    const user = await api.signUp();
    const input = { first_name: ' Anne-Marie ', last_name: 'O’Brien', phone: '+61 412 345 678' };
    const fields = 'user { first_name last_name phone }';
    expect((await change(user, 'users_edit_profile', input, fields)).data.users_edit_profile.user).toEqual({
      first_name: 'Anne-Marie',
      last_name: 'O’Brien',
      phone: '0412345678',
    });
    const customers = api.db.collection<{ _id: string; name_keys: string[] }>('customers');
    const stored = await customers.findOne({ _id: user.id });
    expect(JSON.stringify(stored?.name_keys)).toContain('brien');
    const session = await (
      await fetch(`${api.url}/api/auth/session`, { headers: { cookie: user.cookie } })
    ).json();
    expect(session.data.user).toMatchObject({ name: 'Anne-Marie O’Brien' });
  });

  it('are refused per field, and the phone number can be left out', async () => {
    const user = await api.signUp();
    const wrong = { first_name: '', last_name: 'R2D2', phone: '12' };
    expect(fieldsOf(await change(user, 'users_edit_profile', wrong))).toEqual({
      first_name: 'First Name is required',
      last_name: 'Do not use numbers or special characters',
      phone: 'Please enter a valid Australian phone number',
    });
    const none = { first_name: 'Ann', last_name: 'Lee', phone: ' ' };
    const answer = await change(user, 'users_edit_profile', none, 'user { phone }');
    expect(answer.data.users_edit_profile.user.phone).toBeNull();
  });
});

describe('a changed password [accounts-13]', () => {
  it('needs the present one, ends all other sign-ins and links, and is told by mail', async () => {
    const user = await api.signUp();
    const other = await api.signIn(user);
    const link = await tokenFor(user.email);
    const wrong = { current_password: 'Nope-nope-1!', password: NEW_PASSWORD };
    expect(fieldsOf(await change(user, 'users_change_password', wrong))).toEqual({
      current_password: 'This is not your present password',
    });
    expect(fieldsOf(await change(user, 'users_change_password', { password: NEW_PASSWORD }))).toEqual({
      current_password: 'Please enter your password',
    });
    const right = { current_password: user.password, password: NEW_PASSWORD };
    expect((await change(user, 'users_change_password', right)).errors).toBeUndefined();
    expect((await api.request('{ me { email } }', {}, { as: user })).data.me.email).toBe(user.email);
    expect(codeOf(await api.request('{ me { email } }', {}, { as: other }))).toBe('UNAUTHENTICATED');
    expect((await reset(link)).status).toBe(400);
    expect(await logIn(user.email, user.password)).toBe(401);
    expect(await logIn(user.email, NEW_PASSWORD)).toBe(200);
    expect((await mailsTo(user.email)).map(({ template }) => template)).toContain('password_changed');
  });

  it('is refused if it is weak or easy to guess', async () => {
    const user = await api.signUp();
    const current_password = user.password;
    for (const password of ['weak', 'P@ssw0rd!']) {
      const answer = await change(user, 'users_change_password', { current_password, password });
      expect(Object.keys(fieldsOf(answer) ?? {})).toEqual(['password']);
    }
  });

  it('is not guessed: after ten wrong ones nobody can try for a while', async () => {
    const user = await api.signUp();
    const input = { current_password: 'Nope-nope-1!', password: NEW_PASSWORD };
    for (let tries = 0; tries < 10; tries += 1) await change(user, 'users_change_password', input);
    const right = { ...input, current_password: user.password };
    expect(codeOf(await change(user, 'users_change_password', right))).toBe('RATE_LIMITED');
  });

  it('of an account without one needs a recent sign-in', async () => {
    const user = await api.signUp();
    await api.db.collection<{ userId: string }>('accounts').deleteMany({ userId: user.id });
    await ageSignIns(user.id);
    const input = { password: NEW_PASSWORD };
    expect(codeOf(await change(user, 'users_change_password', input))).toBe('SIGN_IN_AGAIN');
    await api.db
      .collection<{ userId: string }>('sessions')
      .updateMany({ userId: user.id }, { $set: { createdAt: new Date() } });
    expect((await change(user, 'users_change_password', input)).errors).toBeUndefined();
    expect(await logIn(user.email, NEW_PASSWORD)).toBe(200);
  });
});

describe('sign-ins [accounts-14]', () => {
  const SIGN_INS = '{ me { sign_ins { id device address is_current signed_in_at } } }';
  const list = async (as: { token: string }) =>
    (await api.request(SIGN_INS, {}, { as })).data.me.sign_ins as { id: string; is_current: boolean }[];

  async function signInFrom(user: { email: string; password: string }, agent: string) {
    const { email, password } = user;
    const headers = { 'user-agent': agent, 'x-forwarded-for': '203.0.113.7' };
    const response = await api.post('/api/auth/login', { email, password }, { headers });
    return (await response.json()).data as { token: string };
  }
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

  it('are listed with device, place and time, and ended one by one', async () => {
    const user = await api.signUp();
    const phone = await signInFrom(user, IPHONE);
    const [latest, first] = await list(phone);
    expect(latest).toMatchObject({ device: 'Safari on iPhone', address: '203.0.113.7', is_current: true });
    expect(first?.is_current).toBe(false);
    const ended = await change(user, 'users_end_sign_ins', { id: latest?.id }, 'user { sign_ins { id } }');
    expect(ended.data.users_end_sign_ins.user.sign_ins).toEqual([{ id: first?.id }]);
    expect(codeOf(await api.request('{ me { id } }', {}, { as: phone }))).toBe('UNAUTHENTICATED');
  });

  it('are ended all but this one; nobody ends those of others', async () => {
    const [user, stranger] = [await api.signUp(), await api.signUp()];
    await api.signIn(user);
    const [kept] = await list(stranger);
    await change(user, 'users_end_sign_ins', { id: kept?.id });
    await change(user, 'users_end_sign_ins', {});
    expect((await list(user)).map(({ is_current }) => is_current)).toEqual([true]);
    expect(await list(stranger)).toHaveLength(1);
  });
});

describe('reminders by mail [accounts-15]', () => {
  it('are turned off and on, and the outbox takes none that is off; others are always sent', async () => {
    const user = await api.signUp();
    const remind = (id: string) =>
      enqueueMail(api.services, {
        id,
        to: user.email,
        template: 'booking_reminder',
        data: SAMPLES.booking_reminder,
      });
    const set = async (wanted: boolean) => {
      const input = { reminder: 'consultation', wanted };
      const answer = await change(user, 'users_set_mail_reminder', input, 'user { mail_reminders }');
      return answer.data.users_set_mail_reminder.user.mail_reminders;
    };
    const templates = async () => (await mailsTo(user.email)).map(({ template }) => template);
    expect(await set(false)).toEqual(['autodelivery', 'program']);
    await remind(`off:${user.id}`);
    expect(await templates()).toEqual(['welcome']);
    expect(await set(true)).toEqual(['autodelivery', 'consultation', 'program']);
    await remind(`on:${user.id}`);
    expect((await templates()).sort()).toEqual(['booking_reminder', 'welcome']);
  });

  it.each([
    ['autodelivery', 'autodelivery_upcoming'],
    ['program', 'program_review'],
  ] as const)(
    'never keep the notice before a charge from its customer: %s [consent-13]',
    async (reminder, template) => {
      const user = await api.signUp();
      // What the account had turned off when that could be done.
      await setReminder(api.db, user.email, { reminder: reminder as never, wanted: false });
      const answer = await change(
        user,
        'users_set_mail_reminder',
        { reminder, wanted: false },
        'user { mail_reminders }',
      );
      expect(answer.data.users_set_mail_reminder.user.mail_reminders).toContain(reminder);
      await enqueueMail(api.services, {
        id: `announced:${user.id}`,
        to: user.email,
        template,
        data: SAMPLES[template] as never,
      });
      expect((await mailsTo(user.email)).map((mail) => mail.template)).toContain(template);
    },
  );
});
