import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';
import { deliverMails } from './delivery';
import type { MailDocument, MailMessage } from './documents';
import { enqueueMail } from './outbox';
import type { MailTransport } from './transport';

const MINUTE = 60_000;
const DATA = { productName: 'Zinc', url: 'https://shop.example/products/zinc', isPreorder: false };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { NODE_ENV: 'development' } });
});
afterAll(() => api.close());

const outbox = () => api.db.collection<MailDocument>('mail_outbox');
beforeEach(() => outbox().deleteMany({}));

const enqueue = (id: string, to = 'ann@example.com') =>
  enqueueMail(api.services, { id, to, template: 'back_in_stock', data: DATA });
const stored = async (id: string) => {
  const mail = await outbox().findOne({ _id: id });
  if (!mail) throw new Error(`No mail ${id}`);
  return mail;
};

/** Accepts mails, or fails with the given error. */
function recorder(failure?: () => Error | undefined) {
  const sent: { message: MailMessage; id: string }[] = [];
  const transport: MailTransport = {
    async send(message, id) {
      const error = failure?.();
      if (error) throw error;
      sent.push({ message, id });
    },
    close: () => undefined,
  };
  return { sent, transport };
}

describe('the outbox', () => {
  it('stores one mail per id, encrypted', async () => {
    await Promise.all([enqueue('a'), enqueue('a')]);
    await enqueue('a', 'other@example.com');
    expect(await outbox().countDocuments()).toBe(1);
    const text = JSON.stringify(await stored('a'));
    expect(text).not.toContain('example.com');
    expect(text).not.toContain('Zinc');
  });

  it('stores nothing if the transaction is rolled back', async () => {
    const aborted = api.client.withSession((session) =>
      session.withTransaction(async () => {
        const mail = { id: 'a', to: 'ann@example.com', template: 'back_in_stock', data: DATA } as const;
        await enqueueMail(api.services, mail, session);
        throw new Error('Rolled back');
      }),
    );
    await expect(aborted).rejects.toThrow('Rolled back');
    expect(await outbox().countDocuments()).toBe(0);
  });

  it('is not readable from another machine', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    expect((await fetch(`${api.url}/api/dev/outbox`, { headers })).status).toBe(404);
  });

  it('is readable in development only', async () => {
    await enqueue('back/1');
    const list = await (await fetch(`${api.url}/api/dev/outbox`)).json();
    expect(list.data).toMatchObject([
      { id: 'back/1', template: 'back_in_stock', status: 'queued', to: 'ann@example.com' },
    ]);
    const shown = await fetch(api.url + list.data[0].url);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(await shown.text()).toContain('Zinc. It is back in stock.');
    expect((await fetch(`${api.url}/api/dev/outbox/unknown`)).status).toBe(404);
    const tested = await startTestApi({ products: 0 });
    expect((await fetch(`${tested.url}/api/dev/outbox`)).status).toBe(404);
    await tested.close();
  });
});

describe('delivery', () => {
  it('sends each mail once across concurrent processes, and clears the message', async () => {
    for (let index = 0; index < 10; index += 1) await enqueue(`m${index}`);
    const { sent, transport } = recorder();
    await Promise.all(Array.from({ length: 4 }, () => deliverMails(api.services, transport)));
    expect(sent.map(({ id }) => id).sort()).toEqual(Array.from({ length: 10 }, (_, index) => `m${index}`));
    expect(await stored('m3')).toMatchObject({ status: 'sent', sealed: null, due_at: null, attempts: 1 });
    expect(await deliverMails(api.services, transport)).toBe(0);
  });

  it('retries with growing delays, then gives up', async () => {
    await enqueue('a');
    const { transport } = recorder(() => new Error('connection lost'));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await deliverMails(api.services, transport)).toBe(1);
      expect(await deliverMails(api.services, transport)).toBe(0);
      const { due_at } = await stored('a');
      const wait = (due_at?.getTime() ?? 0) - api.clock.now().getTime();
      waits.push(wait / MINUTE);
      api.clock.advance(wait);
    }
    expect(waits).toEqual([1, 5, 30, 120, 720]);
    await deliverMails(api.services, transport);
    expect(await stored('a')).toMatchObject({ status: 'failed', sealed: null, due_at: null, attempts: 6 });
  });

  it('takes over a mail whose process crashed', async () => {
    await enqueue('a');
    await outbox().updateOne(
      { _id: 'a' },
      { $set: { claim: 'gone', due_at: new Date(api.clock.now().getTime() + 5 * MINUTE) } },
    );
    const { sent, transport } = recorder();
    expect(await deliverMails(api.services, transport)).toBe(0);
    api.clock.advance(5 * MINUTE);
    expect(await deliverMails(api.services, transport)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('does not send an expired mail', async () => {
    await enqueue('a');
    api.clock.advance(4 * 24 * 60 * MINUTE);
    const { sent, transport } = recorder();
    await deliverMails(api.services, transport);
    expect(sent).toEqual([]);
    expect(await stored('a')).toMatchObject({ status: 'failed', sealed: null });
  });
});
