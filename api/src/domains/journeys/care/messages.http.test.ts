import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { careOf, careTeamOf } from '../../../../test/care/care-team';
import { beforeTests } from '../../../../test/server/before-tests';
import { keep, kept, keptCare, sendChanges } from '../../../../test/shop/health-drafts';
import { programOf } from '../../../../test/shop/program';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const doctor = beforeTests(async () => (await shop.user('practitioner')).shopper);
const { both, waiting } = careTeamOf(program, doctor);

const NOW = '2026-11-24T00:00:00.000Z';

const mails = (id: string) =>
  shop.db
    .collection<{ _id: string }>('mail_outbox')
    .find({ _id: { $regex: `^program_message:${id}` } })
    .toArray();

describe('messages with the care team [health-25]', () => {
  it('go both ways, in order, and tell the member by one mail', async () => {
    const { member, desk, subscription_id } = await both();
    expect(await member.now()).toMatchObject({ can_write: true, count: 0, waits_since: null, messages: [] });
    await member.send('  Can I take it with breakfast? ');
    expect(await waiting()).toContainEqual({ id: subscription_id, is_urgent: false, waits_since: NOW });
    at(await desk.answer('Yes, at any time of the day.', 1), 'journey_messages_answer');
    at(await desk.answer('With water.', 2), 'journey_messages_answer');
    const now = await member.now();
    expect(now).toMatchObject({ count: 3, unread: 2, waits_since: null, is_urgent: false });
    expect(now.messages.map(({ author, text }) => [author, text])).toEqual([
      [null, 'Can I take it with breakfast?'],
      ['Una User', 'Yes, at any time of the day.'],
      ['Una User', 'With water.'],
    ]);
    expect((await waiting()).map(({ id }) => id)).not.toContain(subscription_id);
    expect(await mails(subscription_id)).toHaveLength(1);
    await member.seen(2);
    expect((await member.now()).unread).toBe(2);
    await member.seen(3);
    expect((await member.now()).unread).toBe(0);
    await desk.answer('One more thing.', 3);
    expect(await mails(subscription_id)).toHaveLength(2);
    expect(JSON.stringify(await mails(subscription_id))).not.toMatch(/breakfast|water|thing/);
  });

  it('come first when they speak of an emergency, and every practitioner is told once', async () => {
    const { member, subscription_id } = await both();
    const told = () =>
      shop.db
        .collection<{ _id: string }>('mail_outbox')
        .find({ _id: { $regex: `^care_urgent:${subscription_id}` } })
        .toArray();
    await member.send('How do I store it?');
    expect(await told()).toEqual([]);
    await member.send('I have crushing chest pain');
    const mails = await told();
    expect(mails.length).toBeGreaterThan(0);
    await member.send('It is chest pain');
    expect(await told()).toHaveLength(mails.length);
    expect(await waiting()).toContainEqual({ id: subscription_id, is_urgent: true, waits_since: NOW });
    expect(JSON.stringify(mails)).not.toMatch(/chest|pain/);
  });

  it('are one when they are sent twice, also at the same time', async () => {
    const { member, desk } = await both();
    const id = randomUUID();
    await Promise.all([1, 2, 3].map(() => member.send('Hello', id)));
    await member.send('Hello', id);
    expect(failure(await member.send('Hello, once more', id))?.code).toBe('CONFLICT');
    expect((await member.now()).messages).toHaveLength(1);
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => member.send(text)));
    const { messages, count } = await member.now();
    expect([messages.length, count]).toEqual([5, 5]);
    const answer = randomUUID();
    for (const _time of [1, 2]) await desk.answer('Hello', 5, answer);
    expect(await member.now()).toMatchObject({ count: 6, unread: 1 });
  });

  it('are kept before they are sent, apart from check-ins and other forms, and erased with it [health-21]', async () => {
    const { member, shopper } = await both();
    const [message, checkIn] = [{ care: 'message' }, { care: 'check_in' }];
    await keep(shopper, { text: 'May I' }, message);
    await keep(shopper, { symptoms: ['nausea'], text: '' }, checkIn);
    await keep(shopper, { height: '170' });
    const { id } = await keep(shopper, { text: 'May I swim?' }, message);
    expect((await keptCare(shopper, 'message'))?.entries).toEqual({ text: 'May I swim?' });
    await member.send('May I swim?');
    expect(await keptCare(shopper, 'message')).toBeNull();
    expect(failure(await sendChanges(shopper, { text: 'May I' }, { ...message, id }))?.code).toBe(
      'NOT_FOUND',
    );
    expect((await keptCare(shopper, 'check_in'))?.entries).toEqual({ symptoms: ['nausea'], text: '' });
    await member.checkIn(['nausea']);
    expect(await keptCare(shopper, 'check_in')).toBeNull();
    expect((await kept(shopper))?.entries).toMatchObject({ height: '170' });
  });

  it('are not answered or closed over what came meanwhile', async () => {
    const { member, desk, subscription_id } = await both();
    expect(failure(await desk.close(0))?.code).toBe('CONVERSATION_MOVED');
    await member.send('First');
    await member.send('Second');
    expect(failure(await desk.answer('To the first', 1))?.code).toBe('CONVERSATION_MOVED');
    expect(failure(await desk.close(1))?.code).toBe('CONVERSATION_MOVED');
    expect(await member.now()).toMatchObject({ count: 2, waits_since: NOW });
    at(await desk.close(2), 'journey_messages_close');
    expect(await member.now()).toMatchObject({ count: 2, waits_since: null });
    expect(await mails(subscription_id)).toEqual([]);
  });

  it('refuse what is empty, too long or without a new id, and programs that do not run', async () => {
    const { member, desk, subscription_id } = await both();
    for (const [text, message] of [
      [' \n', 'Please write a message'],
      ['x'.repeat(2001), 'Please write at most 2,000 characters'],
    ] as const) {
      const answers = [await member.send(text), await desk.answer(text, 0)];
      expect(answers.map((answer) => answer.errors?.[0]?.extensions.fields)).toEqual([
        { text: message },
        { text: message },
      ]);
    }
    expect(failure(await member.send('Hello', 'x'))?.code).toBe('INVALID_INPUT');
    expect(failure(await member.checkIn([], { text: 'x'.repeat(2001) }))?.code).toBe('INVALID_INPUT');
    expect((await member.now()).count).toBe(0);
    const draft = await program.draft();
    const early = careOf(draft.shopper, draft.subscription_id);
    expect(failure(await early.send('Hello'))?.code).toBe('SUBSCRIPTION_STATUS');
    await member.send('Before the end');
    await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { status: 'cancelled' } });
    expect(failure(await member.send('After it'))?.code).toBe('SUBSCRIPTION_STATUS');
    expect(await member.now()).toMatchObject({ can_write: false, count: 1 });
    at(await desk.close(1), 'journey_messages_close');
    expect(failure(await desk.answer('Too late', 1))?.code).toBe('SUBSCRIPTION_STATUS');
  });

  it('that wait when a program ends are answered or closed, whatever they are', async () => {
    const [answered, closed] = [await both(), await both()];
    for (const { member, subscription_id } of [answered, closed]) {
      at(await member.checkIn(['chest_pain']), 'journey_check_ins_record');
      await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { status: 'cancelled' } });
    }
    at(await answered.desk.answer('Have you seen a doctor?', 1), 'journey_messages_answer');
    expect(await answered.member.now()).toMatchObject({ can_write: false, unread: 1, is_urgent: false });
    at(await closed.desk.close(1), 'journey_messages_close');
    const ended = [answered.subscription_id, closed.subscription_id];
    expect((await waiting()).filter(({ id }) => ended.includes(id))).toEqual([]);
  });
});
