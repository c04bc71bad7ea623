import { beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../../test/clients/mail-outbox';
import { startTestApi } from '../../../test/server/start-test-api';
import { testApi } from '../../../test/server/test-api';
import { enqueueMail } from './outbox';

const DATA = { productName: 'Zinc', url: 'https://shop.example/products/zinc', isPreorder: false };

const api = testApi({ env: { NODE_ENV: 'development' } });
const mails = mailOutbox(api);
beforeEach(() => mails.outbox().deleteMany({}));

describe('the outbox', () => {
  it('stores one mail per id, encrypted', async () => {
    await Promise.all([mails.enqueue('a'), mails.enqueue('a')]);
    await mails.enqueue('a', 'other@example.com');
    expect(await mails.outbox().countDocuments()).toBe(1);
    const text = JSON.stringify(await mails.stored('a'));
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
    expect(await mails.outbox().countDocuments()).toBe(0);
  });

  it('is not readable from another machine', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    expect((await fetch(`${api.url}/api/dev/outbox`, { headers })).status).toBe(404);
  });

  it('is readable in development only', async () => {
    await mails.enqueue('back/1');
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
