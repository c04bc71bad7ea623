import type { MailDocument } from '../../src/domains/mail/documents';
import { openMail } from '../../src/domains/mail/outbox';
import type { TestApi } from '../server/start-test-api';

/** The demo identity's address. */
export const MIA = 'mia.hartigan@example.com';

export const MINUTE = 60_000;

/** Returns helpers that read and change the accounts of an api whose users sign in with a provider. */
export function socialAccountsOf(api: TestApi) {
  /** Deletes every user and everything that belongs to one. */
  async function clear(): Promise<void> {
    for (const name of ['users', 'accounts', 'sessions', 'customers', 'mail_outbox']) {
      await api.db.collection(name).deleteMany({});
    }
  }
  /** Returns the templates of the mails sent to an address. */
  async function mailsTo(email: string): Promise<string[]> {
    const mails = await api.db.collection<MailDocument>('mail_outbox').find().toArray();
    const opened = mails.map((mail) => ({ template: mail.template, to: openMail(api.services, mail)?.to }));
    return opened.filter(({ to }) => to === email).map(({ template }) => template);
  }
  const verifyEmail = (email: string) =>
    api.db.collection('users').updateOne({ email }, { $set: { emailVerified: true } });
  return { clear, mailsTo, verifyEmail };
}
