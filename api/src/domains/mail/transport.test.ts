import { beforeEach, describe, expect, it } from 'vitest';
import { startFakeSmtp } from '../../../test/fakes/fake-smtp';
import { testApi } from '../../../test/server/test-api';
import { deliverMails } from './delivery';
import type { MailDocument } from './documents';
import { enqueueMail } from './outbox';
import { createSmtpTransport } from './smtp-transport';

const DATA = { productName: 'Zinc', url: 'https://shop.example/products/zinc', isPreorder: false };

const api = testApi({ products: 0 });

const outbox = () => api.db.collection<MailDocument>('mail_outbox');
beforeEach(() => outbox().deleteMany({}));

const enqueue = (id: string, to = 'ann@example.com') =>
  enqueueMail(api.services, { id, to, template: 'back_in_stock', data: DATA });
const stored = (id: string) => outbox().findOne({ _id: id });

describe('SMTP', () => {
  it('sends the subject, both bodies and the mail’s Message-ID', async () => {
    const server = await startFakeSmtp();
    const smtp = createSmtpTransport({ url: server.url, from: 'Saltbush Health <no-reply@shop.example>' });
    await enqueue('a');
    expect(await deliverMails(api.services, smtp)).toBe(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'no-reply@shop.example', to: 'ann@example.com' });
    expect(mail?.data).toContain('Subject: Zinc is back in stock');
    expect(mail?.data).toContain('Message-ID: <61@shop.example>');
    expect(mail?.data).toMatch(/text\/plain[\s\S]*text\/html/);
    expect((await stored('a'))?.status).toBe('sent');
    smtp.close();
    server.close();
  });

  it('abandons an address the server rejects, and never splits one recipient into two', async () => {
    const server = await startFakeSmtp((to) => to.startsWith('nobody'));
    const smtp = createSmtpTransport({ url: server.url, from: 'no-reply@shop.example' });
    await enqueue('a', 'nobody@example.com');
    await enqueue('b', 'x@example.com,eve@example.com');
    await deliverMails(api.services, smtp);
    expect((await stored('a'))?.status).toBe('failed');
    expect(server.received.map(({ to }) => to)).not.toContain('eve@example.com');
    expect(server.received.length).toBeLessThanOrEqual(1);
    smtp.close();
    server.close();
  });

  it('retains a mail while the server is unavailable', async () => {
    const server = await startFakeSmtp();
    server.close();
    const smtp = createSmtpTransport({ url: server.url, from: 'no-reply@shop.example' });
    await enqueue('a');
    await deliverMails(api.services, smtp);
    expect(await stored('a')).toMatchObject({ status: 'queued', attempts: 1, sealed: expect.any(String) });
    smtp.close();
  });
});
