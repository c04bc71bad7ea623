import type { MailDocument } from '../../src/domains/mail/documents';
import { enqueueMail } from '../../src/domains/mail/outbox';
import type { TestApi } from '../server/start-test-api';

const DATA = { productName: 'Zinc', url: 'https://shop.example/products/zinc', isPreorder: false };

/** Returns helpers that fill and read the outbox. */
export function mailOutbox(api: TestApi) {
  const outbox = () => api.db.collection<MailDocument>('mail_outbox');
  const enqueue = (id: string, to = 'ann@example.com') =>
    enqueueMail(api.services, { id, to, template: 'back_in_stock', data: DATA });
  const stored = async (id: string) => {
    const mail = await outbox().findOne({ _id: id });
    if (!mail) throw new Error(`No mail ${id}`);
    return mail;
  };
  return { outbox, enqueue, stored };
}
