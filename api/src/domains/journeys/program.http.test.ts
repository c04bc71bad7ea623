import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Program, programOf } from '../../../test/shop/program';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { at, failure, type GraphQLAnswer } from '../../../test/shop/shopper';

let shop: Selling;
let program: Program;
let start: Date;
beforeAll(async () => {
  shop = await startSelling();
  program = programOf(shop);
  start = shop.clock.current;
}, 60_000);
afterAll(() => shop.close());
afterEach(() => after(0));

const DAY = 86_400_000;
const after = (days: number) => {
  shop.clock.current = new Date(start.getTime() + days * DAY);
};

describe('a practitioner’s review', () => {
  it('starts a program with or without medicines, and is only for practitioners [4.h-02]', async () => {
    const { shopper, subscription_id } = await program.enrolled();
    const { shopper: staff } = await shop.user('practitioner');
    const product_id = String(await program.medicine());
    const review = (who: typeof staff, items: object[]) =>
      program.send(who, 'review', { subscription_id, items });
    expect(failure(await review(shopper, []))?.code).toBe('FORBIDDEN');
    expect(failure(await review(shop.guest(), []))?.code).toBe('UNAUTHENTICATED');
    const invalid = [
      { product_id: String(await shop.product()), quantity: 1, repeats: 1 },
      { product_id, quantity: 0, repeats: 1 },
      { product_id, quantity: 1, repeats: 13 },
    ];
    for (const item of invalid) expect(failure(await review(staff, [item]))?.code).toBe('INVALID_INPUT');
    const started = await review(staff, [{ product_id, quantity: 1, repeats: 6 }]);
    expect(at(started, 'journey_subscriptions_review.subscription')).toMatchObject({
      status: 'active',
      is_active: true,
      num_free_consults: 1,
      program_fee: 0,
      items: [{ is_prescribed: true, quantity: 1 }],
    });
    const unknown = await program.send(staff, 'review', { subscription_id: 'x', items: [] });
    expect(failure(unknown)?.code).toBe('NOT_FOUND');
  });
});

describe('JourneySubscriptionsSetLessonStatus', () => {
  type Lesson = { status: string; percent: number; lesson: { id: string; week: number } };
  const lessonsOf = (answer: GraphQLAnswer) =>
    at<Lesson[]>(answer, 'journey_subscriptions_set_lesson_status.subscription.lessons');

  it('stores progress, which never decreases; completing means 100 % [4.i-04] [7.g-11]', async () => {
    const { shopper, subscription_id } = await program.active();
    const set = (status: string, percent: number, lesson_id = '1') => {
      const fields = 'subscription { lessons { status percent lesson { id week } } }';
      const query = `mutation { journey_subscriptions_set_lesson_status(input: {subscription_id: "${subscription_id}",
        lesson_id: "${lesson_id}", status: ${status}, percent: ${percent}}) { ${fields} } }`;
      return shopper.send(query);
    };
    const first = (answer: GraphQLAnswer) => lessonsOf(answer).find(({ lesson }) => lesson.id === '1');
    expect(first(await set('InProgress', 40))).toMatchObject({ status: 'InProgress', percent: 40 });
    expect(first(await set('InProgress', 20))).toMatchObject({ status: 'InProgress', percent: 40 });
    expect(first(await set('Completed', 80))).toMatchObject({ status: 'Completed', percent: 100 });
    expect(first(await set('InProgress', 10))).toMatchObject({ status: 'Completed', percent: 100 });
    expect(failure(await set('InProgress', 101))?.code).toBe('INVALID_INPUT');
    expect(failure(await set('InProgress', -1))?.code).toBe('INVALID_INPUT');
    expect(failure(await set('Locked', 0))?.code).toBe('INVALID_INPUT');
    expect(failure(await set('Completed', 100, '999'))).toEqual({
      code: 'NOT_FOUND',
      message: 'Lesson not found',
    });
    expect(failure(await set('Completed', 100, 'x'))?.code).toBe('NOT_FOUND');
  });

  it('unlocks a lesson when its week starts [health-02]', async () => {
    const { again, subscription_id } = await program.active();
    const journey = await shop.db.collection('journeys').findOne({ slug: 'weight-management' });
    const lesson = journey?.lessons.find(({ week }: { week: number }) => week === 2);
    const input = { subscription_id, lesson_id: String(lesson.id), status: 'InProgress', percent: 5 };
    const set = async () => program.send(await again(), 'set_lesson_status', input);
    after(6.999);
    expect(failure(await set())).toEqual({ code: 'LESSON_LOCKED', message: 'This lesson opens in week 2.' });
    after(7);
    const opened = lessonsOf(await set()).find(({ lesson: { id } }) => id === String(lesson.id));
    expect(opened).toMatchObject({ status: 'InProgress', percent: 5 });
  });

  it('requires the owner of an active program', async () => {
    const { shopper, subscription_id } = await program.draft();
    const { shopper: other } = await shop.user();
    const input = { subscription_id, lesson_id: '1', status: 'InProgress', percent: 5 };
    const set = async (who: typeof other) =>
      failure(await program.send(who, 'set_lesson_status', input))?.code;
    expect(await set(shopper)).toBe('SUBSCRIPTION_STATUS');
    expect(await set(other)).toBe('NOT_FOUND');
    expect(await set(shop.guest())).toBe('UNAUTHENTICATED');
  });
});

describe('JourneySubscriptionsCreateConsult', () => {
  const FIELDS = `upcoming_booking { appointment_at status } num_free_consults
    subscription { status } three_d_secure { intent_id }`;
  const slot = (day: number) => ({
    datetime: new Date(Date.parse('2026-11-25T22:00:00Z') + day * DAY).toISOString(),
    gmt_offset: 660,
    expect_free: true,
  });

  it('uses the free consult first, then charges the fee of a short one [7.g-10]', async () => {
    const { again, subscription_id } = await program.active();
    const create = async (input: object) =>
      program.send(await again(), 'create_consult', { subscription_id, ...input }, FIELDS);
    after(2);
    const answers = await Promise.all([create(slot(3)), create(slot(3))]);
    for (const answer of answers) {
      expect(at(answer, 'journey_subscriptions_create_consult')).toMatchObject({
        upcoming_booking: { appointment_at: slot(3).datetime, status: 'booked' },
        num_free_consults: 0,
        three_d_secure: null,
      });
    }
    expect(failure(await create(slot(4)))?.code).toBe('CONSULT_BOOKED');
    after(6);
    const refused = await create(slot(8));
    expect(failure(refused)?.code).toBe('NO_FREE_CONSULT');
    const price = refused.errors?.[0]?.extensions.price;
    expect(price).toBeGreaterThan(0);
    const paid = await create({ ...slot(8), expect_free: false });
    expect(at(paid, 'journey_subscriptions_create_consult.upcoming_booking.appointment_at')).toBe(
      slot(8).datetime,
    );
    const { orders, captured } = await program.money(subscription_id);
    expect(orders.map(({ order_total }) => order_total)).toEqual([7900, price]);
    expect(captured).toHaveLength(2);
  });

  it('reports the slot errors, and requires the owner of an active program', async () => {
    const { shopper, subscription_id } = await program.active();
    await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { upcoming_booking: null } });
    const { shopper: other } = await shop.user();
    const draft = await program.draft();
    const create = async (who: typeof other, over: object = {}) => {
      const input = { subscription_id, ...slot(3), ...over };
      return failure(await program.send(who, 'create_consult', input, FIELDS))?.code;
    };
    expect(await create(shopper, { datetime: '2026-11-24T00:10:00Z' })).toBe('SLOT_UNAVAILABLE');
    expect(await create(shopper, { datetime: '2027-11-26T00:00:00Z' })).toBe('SLOT_UNAVAILABLE');
    expect(await create(shopper, { gmt_offset: -600 })).toBe('INVALID_INPUT');
    expect(await create(other)).toBe('NOT_FOUND');
    expect(await create(shop.guest())).toBe('UNAUTHENTICATED');
    expect(await create(draft.shopper, { subscription_id: draft.subscription_id })).toBe(
      'SUBSCRIPTION_STATUS',
    );
  });
});

describe('JourneySubscriptionsCancel', () => {
  it('ends a program permanently, releases the slot and allows a new subscription [7.g-08] [3.m-11] [3.m-12] [3.m-13] [3.m-14]', async () => {
    const reasons = ['too-expensive', 'not-useful', 'found-alternative', 'this-is-temporary'];
    for (const reason of reasons) {
      const { shopper, subscription_id } = await program.draft();
      const cancel = () => program.send(shopper, 'cancel', { subscription_id, reason });
      expect(at(await cancel(), 'journey_subscriptions_cancel.subscription.status')).toBe('cancelled');
      expect((await program.stored(subscription_id)).cancel_reason).toBe(reason);
      expect(failure(await cancel())).toBeUndefined();
      const again = await program.send(shopper, 'create', { journey_id: '1' });
      expect(at(again, 'journey_subscriptions_create.subscription.id')).not.toBe(subscription_id);
    }
  });

  it('requires a listed reason, and is only for the owner', async () => {
    const { shopper, subscription_id } = await program.draft();
    const { shopper: other } = await shop.user();
    const cancel = async (who: typeof other, reason = 'not-useful') =>
      failure(await program.send(who, 'cancel', { subscription_id, reason }))?.code;
    for (const reason of ['', 'bored', 'toString'])
      expect(await cancel(shopper, reason)).toBe('INVALID_INPUT');
    expect(await cancel(other)).toBe('NOT_FOUND');
    expect(await cancel(shop.guest())).toBe('UNAUTHENTICATED');
  });

  it('releases the place in the slot', async () => {
    const { shopper, subscription_id } = await program.enrolled();
    const slots = shop.db.collection<{ _id: string; taken: number }>('journey_consult_slots');
    const { upcoming_booking } = await program.stored(subscription_id);
    const _id = upcoming_booking?.appointment_at.toISOString() ?? '';
    await slots.insertOne({ _id, taken: 3 });
    await program.send(shopper, 'cancel', { subscription_id, reason: 'not-useful' });
    expect(await slots.findOne({ _id })).toMatchObject({ taken: 2 });
  });
});
