import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { programOf } from '../../../../test/shop/program';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const doctor = beforeTests(async () => (await shop.user('practitioner')).shopper);

const idsOf = async (queue: string) =>
  at<{ id: string }[]>(
    await doctor.send(
      `query($queue: StaffProgramQueue!) { staff_programs(queue: $queue) { data { id has_offer } } }`,
      { queue },
    ),
    'staff_programs.data',
  ).map(({ id }) => id);
const read = (id: string) =>
  doctor.send(
    `query($id: ID!) { staff_program(id: $id) { subscription { id status offer { price } } email
      answers { question answer } decisions { staff_name outcome note items { name quantity repeats } } } }`,
    { id },
  );

describe('the desk of programs', () => {
  it('leads from the queue over the answers to an offer, and keeps the decision [roles-03]', async () => {
    const { shopper, subscription_id } = await program.enrolled();
    expect(await idsOf('review')).toContain(subscription_id);
    expect(at(await read(subscription_id), 'staff_program')).toMatchObject({
      subscription: { status: 'reviewing', offer: null },
      answers: expect.arrayContaining([{ question: 'height', answer: '180cm' }]),
      decisions: [],
    });
    const product_id = String(await program.medicine());
    const items = [{ product_id, quantity: 1, repeats: 6 }];
    const note = 'Explained the side effects';
    await program.send(doctor, 'review', { has_spoken: true, subscription_id, items, note });
    expect(await idsOf('review')).not.toContain(subscription_id);
    expect(await idsOf('active')).toContain(subscription_id);
    expect(at(await read(subscription_id), 'staff_program.decisions')).toEqual([
      {
        staff_name: 'Una User',
        outcome: 'prescribed',
        note,
        items: [{ name: expect.any(String), quantity: 1, repeats: 6 }],
      },
    ]);
    const stored = await program.subscriptions.findOne({ _id: subscription_id });
    expect(JSON.stringify(stored)).not.toContain('side effects');
    const forMember = await shopper.send('{ journey_subscriptions { id offer { id } } }');
    expect(at(forMember, 'journey_subscriptions.0.offer')).not.toBeNull();
  });

  it('lists the consults of now and to come by their time, until they are over', async () => {
    const [first, second] = [await program.enrolled(), await program.enrolled()];
    const hoursAway = (hours: number) => new Date(shop.clock.now().getTime() + hours * 3_600_000);
    const move = (_id: string, appointment_at: Date) =>
      program.subscriptions.updateOne(
        { _id },
        { $set: { 'upcoming_booking.appointment_at': appointment_at } },
      );
    const listed = async () =>
      (await idsOf('consults')).filter((id) => [first, second].some((one) => one.subscription_id === id));
    await move(first.subscription_id, hoursAway(30));
    await move(second.subscription_id, hoursAway(-1));
    expect(await listed()).toEqual([second.subscription_id, first.subscription_id]);
    await move(second.subscription_id, hoursAway(-3));
    expect(await listed()).toEqual([first.subscription_id]);
  });

  it('lets nobody decide over the head of a colleague [roles-12]', async () => {
    const { subscription_id } = await program.enrolled();
    const colleague = (await shop.user('practitioner')).shopper;
    const items = [{ product_id: String(await program.medicine()), quantity: 1, repeats: 2 }];
    const unseen = { subscription_id, seen_decision_at: null };
    const answers = await Promise.all([
      program.send(doctor, 'review', { has_spoken: true, ...unseen, items }),
      program.send(colleague, 'review', { has_spoken: true, ...unseen, items: [] }),
      program.send(colleague, 'refuse', unseen),
    ]);
    expect(answers.map(failure).filter(Boolean)).toEqual(
      Array(2).fill({
        code: 'DECIDED_MEANWHILE',
        message: 'Una User has decided about this program meanwhile. Please look at it again.',
      }),
    );
    const [decision, ...others] = (await program.stored(subscription_id)).decisions ?? [];
    expect(others).toEqual([]);
    const seen = { subscription_id, seen_decision_at: decision?.at };
    if (decision?.outcome === 'refused') return;
    at(
      await program.send(colleague, 'review', { has_spoken: true, ...seen, items: [] }),
      'journey_subscriptions_review.subscription.id',
    );
  });

  it('refuses with a note, which only practitioners read', async () => {
    const { subscription_id } = await program.enrolled();
    const tooLong = { subscription_id, note: 'n'.repeat(4001) };
    expect(failure(await program.send(doctor, 'refuse', tooLong))?.code).toBe('INVALID_INPUT');
    await program.send(doctor, 'refuse', { subscription_id, note: 'Thyroid carcinoma in the family' });
    await program.send(doctor, 'refuse', { subscription_id, note: 'Again' });
    expect(await idsOf('review')).not.toContain(subscription_id);
    expect(at(await read(subscription_id), 'staff_program')).toMatchObject({
      subscription: { status: 'cancelled' },
      decisions: [{ outcome: 'refused', note: 'Thyroid carcinoma in the family' }],
    });
  });

  it('puts every read into the audit log as one of health data [accounts-10]', async () => {
    const { subscription_id } = await program.enrolled();
    await read(subscription_id);
    const touched = [{ name: 'id', id: subscription_id }];
    const line = await shop.collection('audit_events').findOne({ operation: 'staff_program', touched });
    expect(line).toMatchObject({ reads_health: true, outcome: 'allowed' });
    expect(failure(await read('x'))?.code).toBe('NOT_FOUND');
  });
});
