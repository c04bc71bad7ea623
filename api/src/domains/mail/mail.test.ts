import { beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../../test/clients/mail-outbox';
import { testApi } from '../../../test/server/test-api';
import { deliverMails } from './delivery';
import type { MailMessage } from './documents';
import type { MailTransport } from './transport';

const MINUTE = 60_000;

const api = testApi({ env: { NODE_ENV: 'development' } });
const mails = mailOutbox(api);
beforeEach(() => mails.outbox().deleteMany({}));

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

describe('delivery', () => {
  it('sends each mail once across concurrent processes, and clears the message', async () => {
    for (let index = 0; index < 10; index += 1) await mails.enqueue(`m${index}`);
    const { sent, transport } = recorder();
    await Promise.all(Array.from({ length: 4 }, () => deliverMails(api.services, transport)));
    expect(sent.map(({ id }) => id).sort()).toEqual(Array.from({ length: 10 }, (_, index) => `m${index}`));
    expect(await mails.stored('m3')).toMatchObject({
      status: 'sent',
      sealed: null,
      due_at: null,
      attempts: 1,
    });
    expect(await deliverMails(api.services, transport)).toBe(0);
  });

  it('retries with growing delays, then gives up', async () => {
    await mails.enqueue('a');
    const { transport } = recorder(() => new Error('connection lost'));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await deliverMails(api.services, transport)).toBe(1);
      expect(await deliverMails(api.services, transport)).toBe(0);
      const { due_at } = await mails.stored('a');
      const wait = (due_at?.getTime() ?? 0) - api.clock.now().getTime();
      waits.push(wait / MINUTE);
      api.clock.advance(wait);
    }
    expect(waits).toEqual([1, 5, 30, 120, 720]);
    await deliverMails(api.services, transport);
    expect(await mails.stored('a')).toMatchObject({
      status: 'failed',
      sealed: null,
      due_at: null,
      attempts: 6,
    });
  });

  it('takes over a mail whose process crashed', async () => {
    await mails.enqueue('a');
    await mails
      .outbox()
      .updateOne(
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
    await mails.enqueue('a');
    api.clock.advance(4 * 24 * 60 * MINUTE);
    const { sent, transport } = recorder();
    await deliverMails(api.services, transport);
    expect(sent).toEqual([]);
    expect(await mails.stored('a')).toMatchObject({ status: 'failed', sealed: null });
  });
});
