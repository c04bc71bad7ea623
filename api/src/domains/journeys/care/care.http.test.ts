import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/clients/test-client';
import { beforeTests } from '../../../../test/server/before-tests';
import { programOf } from '../../../../test/shop/program';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const doctor = beforeTests(async () => (await shop.user('practitioner')).shopper);

const CONVERSATION = `conversation { can_write count unread waits_since is_urgent messages { id at author text
  check_in { symptoms is_hard outcome } } }`;
const NOW = '2026-11-24T00:00:00.000Z';

interface Conversation {
  can_write: boolean;
  count: number;
  unread: number;
  waits_since: string | null;
  is_urgent: boolean;
  messages: { id: string; author: string | null; text: string; check_in: object | null }[];
}

/** The conversation of a program, as the given person takes part in it. */
function careOf(shopper: Shopper, subscription_id: string | null) {
  const run = (operation: string, input: object) =>
    shopper.run(operation, { subscription_id, ...input }, CONVERSATION);
  const read = () =>
    shopper.send(
      `query($id: ID) { journey_conversation(subscription_id: $id) { can_write count unread waits_since is_urgent
        messages { id at author text check_in { symptoms is_hard outcome } } } }`,
      { id: subscription_id },
    );
  return {
    read,
    now: async () => at<Conversation>(await read(), 'journey_conversation'),
    send: (text: string, id: string = randomUUID()) => run('journey_messages_send', { id, text }),
    checkIn: (symptoms: string[], { is_hard = false, text = '' } = {}) =>
      run('journey_check_ins_record', { id: randomUUID(), symptoms, is_hard, text }),
    seen: (seen_count: number) => run('journey_messages_read', { seen_count }),
    answer: (text: string, seen_count: number, id: string = randomUUID()) =>
      run('journey_messages_answer', { id, text, seen_count }),
    close: (seen_count: number) => run('journey_messages_close', { seen_count }),
  };
}

/** A member of a running program, and the practitioner at its desk. */
async function both() {
  const member = await program.active();
  return {
    ...member,
    member: careOf(member.shopper, member.subscription_id),
    desk: careOf(doctor, member.subscription_id),
  };
}

/** The programs that wait for the care team, in order. */
async function waiting(): Promise<{ id: string; is_urgent: boolean }[]> {
  const query = '{ staff_programs(queue: messages) { data { id is_urgent waits_since } } }';
  return at(await doctor.send(query), 'staff_programs.data');
}

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

  it('are one when they are sent twice, also at the same time', async () => {
    const { member, desk } = await both();
    const id = randomUUID();
    await Promise.all([1, 2, 3].map(() => member.send('Hello', id)));
    await member.send('Hello', id);
    expect((await member.now()).messages).toHaveLength(1);
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => member.send(text)));
    const { messages, count } = await member.now();
    expect([messages.length, count]).toEqual([5, 5]);
    const answer = randomUUID();
    for (const _time of [1, 2]) await desk.answer('Hello', 5, answer);
    expect(await member.now()).toMatchObject({ count: 6, unread: 1 });
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
  });
});

describe('check-ins of side effects [health-26]', () => {
  it('put what may be grave before a practitioner first, who has to answer it', async () => {
    const [calm, hard, grave] = [await both(), await both(), await both()];
    await calm.member.send('A question');
    shop.clock.current = new Date('2026-11-24T00:01:00Z');
    at(await hard.member.checkIn(['nausea', 'nausea'], { is_hard: true }), 'journey_check_ins_record');
    shop.clock.current = new Date('2026-11-24T00:02:00Z');
    const told = await grave.member.checkIn(['nausea', 'breathing'], { text: 'Since noon' });
    const path = 'journey_check_ins_record.conversation.messages.0';
    expect(at(told, path)).toMatchObject({
      text: 'Since noon',
      check_in: { symptoms: ['breathing', 'nausea'], is_hard: false, outcome: 'emergency' },
    });
    const order = [hard, grave, calm].map(({ subscription_id }) => subscription_id);
    const queue = (await waiting()).map(({ id }) => id);
    expect(queue.filter((id) => order.includes(id))).toEqual(order);
    expect(failure(await grave.desk.close(1))?.code).toBe('ANSWER_NEEDED');
    at(await grave.desk.answer('Please call me back on 1800 555 010.', 1), 'journey_messages_answer');
    expect(await grave.member.now()).toMatchObject({ is_urgent: false, waits_since: null, unread: 1 });
  });

  it('keep in the record what needs nobody, and wait for no one', async () => {
    const { member, desk, subscription_id } = await both();
    await member.checkIn([], { is_hard: true });
    await member.checkIn(['constipation']);
    const now = await member.now();
    expect(now).toMatchObject({ count: 2, waits_since: null, is_urgent: false });
    expect(now.messages.map(({ check_in }) => check_in)).toEqual([
      { symptoms: [], is_hard: false, outcome: 'noted' },
      { symptoms: ['constipation'], is_hard: false, outcome: 'noted' },
    ]);
    const query = `query($id: ID!) { staff_program(id: $id) { ${CONVERSATION} } }`;
    const seen = await doctor.send(query, { id: subscription_id });
    expect(at(seen, 'staff_program.conversation.messages')).toHaveLength(2);
    at(await desk.close(2), 'journey_messages_close');
  });
});

describe('who reads what member and care team wrote [health-25]', () => {
  it('is the member and practitioners alone', async () => {
    const { member, subscription_id, shopper } = await both();
    await member.send('Something private');
    const { shopper: other } = await shop.user();
    const { shopper: pharmacist } = await shop.user('pharmacist');
    for (const [who, code] of [
      [other, 'NOT_FOUND'],
      [pharmacist, 'NOT_FOUND'],
      [shop.guest(), 'UNAUTHENTICATED'],
    ] as const) {
      const care = careOf(who, subscription_id);
      const answers = [await care.read(), await care.send('x'), await care.checkIn([]), await care.seen(1)];
      expect(answers.map((answer) => failure(answer)?.code)).toEqual([code, code, code, code]);
    }
    for (const who of [other, pharmacist, shopper]) {
      const care = careOf(who, subscription_id);
      const answers = [await care.answer('x', 1), await care.close(1)];
      expect(answers.map((answer) => failure(answer)?.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    }
    expect(failure(await careOf(shopper, null).read())?.code).toBe('SUBSCRIPTION_ID_MISSING');
  });

  it('is nobody without the key; it is in the copy of their data, and stays as clinical history', async () => {
    const { id, member, shopper, subscription_id } = await both();
    await member.checkIn(['low_mood'], { text: 'Since Monday' });
    const documents = () => shop.db.collection('journey_messages').find({ subscription_id }).toArray();
    expect(JSON.stringify(await documents())).not.toMatch(/low_mood|Monday|practitioner/);
    const data = await (await shopper.post('/api/auth/my-data', {})).json();
    expect(data.programs[0].messages).toMatchObject([
      { from: 'member', text: 'Since Monday', check_in: { symptoms: ['low_mood'] } },
    ]);
    await shop.db.collection('orders').updateMany({ user_id: id }, { $set: { state: 'delivered' } });
    at(await shopper.run('users_close_account', { password: PASSWORD }, 'redirect'), 'users_close_account');
    expect(await documents()).toHaveLength(1);
    const events = await shop.db.collection('audit_events').find().toArray();
    expect(JSON.stringify(events)).not.toContain('Monday');
  });
});
