import { describe, expect, it } from 'vitest';
import { CONVERSATION, careOf, careTeamOf } from '../../../../test/care/care-team';
import { PASSWORD } from '../../../../test/clients/test-client';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import { programOf } from '../../../../test/shop/program';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const doctor = beforeTests(async () => (await shop.user('practitioner')).shopper);
const { both, waiting } = careTeamOf(program, doctor);

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

  it('tell every practitioner by a mail that says nothing of health, once until they answer', async () => {
    const { member, desk, subscription_id } = await both();
    const staff = await shop.db
      .collection<{ email: string }>('customers')
      .find({ role: 'practitioner' })
      .toArray();
    expect(staff.length).toBeGreaterThan(0);
    const mails = async () => {
      const all = await Promise.all(staff.map(({ email }) => mailsTo(shop.services, email)));
      return all.flat().filter(({ id }) => id.startsWith(`care_urgent:${subscription_id}`));
    };
    await member.checkIn(['constipation']);
    await member.send('A question');
    expect(await mails()).toEqual([]);
    await member.checkIn(['breathing'], { text: 'Since noon' });
    const told = await mails();
    expect(told).toHaveLength(staff.length);
    for (const { text } of told) expect(text).toContain('/staff/programs?queue=messages');
    expect(JSON.stringify(told)).not.toMatch(/breath|noon|constipation/i);
    await member.checkIn(['breathing']);
    expect(await mails()).toHaveLength(staff.length);
    at(await desk.answer('Please call 000.', 4), 'journey_messages_answer');
    await member.checkIn(['breathing']);
    expect(await mails()).toHaveLength(2 * staff.length);
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
