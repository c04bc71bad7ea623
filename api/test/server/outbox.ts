import type { MailDocument } from '../../src/domains/mail/documents';
import { openMail } from '../../src/domains/mail/outbox';
import type { ApiServices } from '../../src/server/context';

export interface SentMail {
  id: string;
  template: string;
  subject: string;
  text: string;
  html: string;
}

/** Returns an address's mails in the outbox, oldest first. */
export async function mailsTo(services: ApiServices, address: string): Promise<SentMail[]> {
  const stored = services.db.collection<MailDocument>('mail_outbox').find().sort({ created_at: 1, _id: 1 });
  const mails: SentMail[] = [];
  for (const mail of await stored.toArray()) {
    const message = openMail(services, mail);
    if (message?.to === address) mails.push({ id: mail._id, template: mail.template, ...message });
  }
  return mails;
}
