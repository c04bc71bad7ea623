import { expect } from 'vitest';
import type { MailDocument } from '../../src/domains/mail/documents';
import { openMail } from '../../src/domains/mail/outbox';
import type { TestApi } from '../server/start-test-api';

export const NEW_PASSWORD = 'Banksia!72 grows';

/** Returns the steps of replacing a forgotten password. */
export function passwordResets(api: TestApi) {
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
    await api.services.accounts.sendRequestedResets();
    const [mail] = await mailsTo(email);
    return mail?.text?.match(/#reset=([\w-]{43})$/m)?.[1] ?? '';
  }
  return { forgot, reset, logIn, mailsTo, tokenFor };
}
