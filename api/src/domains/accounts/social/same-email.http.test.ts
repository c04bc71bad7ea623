import { beforeEach, describe, expect, it } from 'vitest';
import { MIA, socialAccountsOf } from '../../../../test/clients/social-accounts';
import { sessionOf, signInAsPerson } from '../../../../test/clients/social-browser';
import { testApi } from '../../../../test/server/test-api';
import type { MailDocument } from '../../mail/documents';
import { openMail } from '../../mail/outbox';

const api = testApi({ products: 0 });
const accounts = socialAccountsOf(api);
beforeEach(() => accounts.clear());

describe('an account with the same e-mail', () => {
  it('is reused and keeps its password if its e-mail was verified', async () => {
    const owner = await api.signUp({ email: MIA });
    await accounts.verifyEmail(MIA);
    const { session } = await signInAsPerson(api, 'mia');
    expect(session.user).toMatchObject({ id: owner.id, first_name: 'Ann' });
    expect((await api.signIn(owner)).id).toBe(owner.id);
    expect(await sessionOf(api, owner.cookie)).not.toBeNull();
    expect(await accounts.mailsTo(MIA)).toEqual(['welcome']);
  });

  it('is replaced, with its password and sign-ins, if its e-mail was not verified', async () => {
    const squatter = await api.signUp({ email: MIA });
    const { session } = await signInAsPerson(api, 'mia');
    expect(session.user.id).not.toBe(squatter.id);
    expect((await api.request('{ me { id } }', {}, { as: squatter })).status).toBe(401);
    expect(await sessionOf(api, squatter.cookie)).toBeNull();
    const logIn = await api.post('/api/auth/login', { email: MIA, password: squatter.password });
    expect(logIn.status).toBe(401);
    expect((await accounts.mailsTo(MIA)).sort()).toEqual(['account_replaced', 'welcome']);
  });

  it('can set a password again with an e-mailed link', async () => {
    await signInAsPerson(api, 'mia');
    await api.post('/api/auth/forgot-password', { email: MIA });
    await api.services.accounts.sendRequestedResets();
    const stored = await api.db.collection<MailDocument>('mail_outbox').find().toArray();
    const texts = stored.map((mail) => openMail(api.services, mail)?.text ?? '');
    const token = texts.join('\n').match(/#reset=([\w-]{43})/)?.[1];
    const password = 'Banksia!72 grows';
    expect((await api.post('/api/auth/reset-password', { token, password })).status).toBe(200);
    const owner = await api.signIn({ email: MIA, password });
    expect((await signInAsPerson(api, 'mia')).session.user.id).toBe(owner.id);
    expect((await api.signIn({ email: MIA, password })).id).toBe(owner.id);
  });
});
