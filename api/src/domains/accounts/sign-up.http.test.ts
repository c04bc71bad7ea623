import { describe, expect, it } from 'vitest';
import { accountClient, bodyOf } from '../../../test/clients/account-client';
import { PASSWORD } from '../../../test/clients/test-client';
import { testApi } from '../../../test/server/test-api';
import type { MailDocument } from '../mail/documents';
import { openMail } from '../mail/outbox';

describe('accounts at sign-up', () => {
  const api = testApi();
  const accounts = accountClient(api);

  it('can be created and signed in to with the same e-mail and password [7.j-01 7.j-02 7.j-03]', async () => {
    const created = await accounts.signUp({
      email: ' New@Example.com ',
      cart: null,
      redirect: true,
      redirectUrl: '/cart',
    });
    expect([created.status, await bodyOf(created)]).toMatchObject([
      201,
      { data: { email: 'new@example.com' } },
    ]);
    const answer = await accounts.logIn('new@EXAMPLE.com', PASSWORD);
    const { data } = await bodyOf(answer);
    expect(data.user).toMatchObject({
      email: 'new@example.com',
      first_name: 'Ann',
      last_name: 'O’Brien-Lee',
      name: 'Ann O’Brien-Lee',
      role: 'customer',
    });
    expect(Date.parse(data.expires_at)).toBeGreaterThan(api.clock.now().getTime());
    expect((await accounts.me(data.token)).data).toEqual({ me: { email: 'new@example.com' } });
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
    [{ password: 'P@ssw0rd!' }, 'password', 'This password is easy to guess. Please choose another one.'],
  ])(
    'are refused with %j [5.a-01 5.a-02 5.a-03 5.a-04 5.a-05 5.a-06 5.a-07 5.a-08 5.a-09 7.j-04]',
    async (details, field, message) => {
      const answer = await accounts.signUp({ email: 'refused@example.com', ...details });
      const body = await bodyOf(answer);
      expect(answer.status).toBe(400);
      expect(body.message).toBe(message);
      expect(body.errors[0].extensions).toEqual({ code: 'INVALID_INPUT', fields: { [field]: message } });
    },
  );

  it('are unique per e-mail, even for concurrent sign-ups [8-13]', async () => {
    const both = await Promise.all([
      accounts.signUp({ email: 'twice@example.com' }),
      accounts.signUp({ email: 'TWICE@example.com' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const again = await accounts.signUp({ email: 'twice@example.com' });
    expect((await bodyOf(again)).message).toBe('An account with this email address already exists.');
    expect(await api.db.collection('users').countDocuments({ email: 'twice@example.com' })).toBe(1);
  });
});
