import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { programOf, SLOT } from '../../../../test/shop/program';
import { DAY, HOUR, programMonths } from '../../../../test/shop/program-months';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const { after } = programMonths(shop, program);

const FIELDS = `subscription { status num_free_consults
  upcoming_booking { id appointment_at free_until is_first paid } }`;
const later = (days: number, hours = 0) =>
  new Date(Date.parse(SLOT.datetime) + days * DAY + hours * HOUR).toISOString();

interface Booked {
  /** Signs in: a session does not outlive the days of these tests. */
  again: () => Promise<Shopper>;
  subscription_id: string;
  id: string;
}

const bookedOf = async (subscription_id: string) => {
  const { upcoming_booking } = await program.stored(subscription_id);
  if (!upcoming_booking) throw new Error('No consult');
  return upcoming_booking;
};

const move = async ({ again, subscription_id, id }: Booked, datetime: string, over: object = {}) => {
  const { upcoming_booking } = await program.stored(subscription_id);
  const shown_at = upcoming_booking?.appointment_at.toISOString() ?? SLOT.datetime;
  const input = { subscription_id, booking_id: id, shown_at, datetime, gmt_offset: 660, ...over };
  return program.send(await again(), 'move_consult', input, FIELDS);
};
const cancel = async ({ again, subscription_id, id }: Booked) =>
  program.send(await again(), 'cancel_consult', { subscription_id, booking_id: id }, FIELDS);

const takenAt = async (datetime: string) =>
  (
    await shop.db
      .collection<{ _id: string; taken: number }>('journey_consult_slots')
      .findOne({ _id: datetime })
  )?.taken ?? 0;

const mails = async (userId: string, template: string) => {
  const customer = await shop.db
    .collection<{ _id: string; email: string }>('customers')
    .findOne({ _id: userId });
  return (await mailsTo(shop.services, customer?.email ?? '')).filter((mail) => mail.template === template);
};

/** A program under review, whose first consult is on the day after the tests' date. */
async function first() {
  after(0);
  const { id: userId, again, subscription_id } = await program.enrolled();
  await shop.db
    .collection<{ _id: string; taken: number }>('journey_consult_slots')
    .updateOne({ _id: SLOT.datetime }, { $set: { taken: 1 } }, { upsert: true });
  return { userId, again, subscription_id, id: (await bookedOf(subscription_id)).id };
}

/** An active program with a follow-up consult at a time: free, or paid for. */
async function followUp(isFree: boolean, datetime = later(3)) {
  after(0);
  const { id: userId, again, shopper, subscription_id } = await program.active();
  if (!isFree) {
    await program.subscriptions.updateOne({ _id: subscription_id }, { $set: { num_free_consults: 0 } });
  }
  const input = { subscription_id, datetime, gmt_offset: 660, expect_free: isFree };
  const fields = 'subscription { id } three_d_secure { intent_id }';
  at(await program.send(shopper, 'create_consult', input, fields), 'journey_subscriptions_create_consult');
  return { userId, again, subscription_id, id: (await bookedOf(subscription_id)).id };
}

describe('moving a program’s consult', () => {
  it('takes the new place, gives the old one back and mails the new time, once', async () => {
    const booked = await first();
    for (const _time of [1, 2]) {
      const moved = await move(booked, later(2), { shown_at: SLOT.datetime });
      expect(at(moved, 'journey_subscriptions_move_consult.subscription.upcoming_booking')).toMatchObject({
        ...{ id: booked.id, appointment_at: later(2), free_until: later(2, -2) },
        ...{ is_first: true, paid: 0 },
      });
    }
    expect([await takenAt(SLOT.datetime), await takenAt(later(2))]).toEqual([0, 1]);
    const [mail, ...others] = await mails(booked.userId, 'booking_moved');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('When: Friday 27 November 2026, 9:00 am to 11:00 am');
    expect(mail?.text).toContain('You can move it until Friday 27 November 2026, 7:00 am');
  });

  it('ends two hours before it, and reminds of the new time', async () => {
    const booked = await first();
    await move(booked, later(2));
    expect((await bookedOf(booked.subscription_id)).reminder_due_at?.toISOString()).toBe(later(1));
    shop.clock.current = new Date(Date.parse(later(2, -2)));
    expect(failure(await move(booked, later(3)))).toBeUndefined();
    shop.clock.current = new Date(Date.parse(later(3, -2)) + 1);
    expect(failure(await move(booked, later(4)))?.code).toBe('MOVE_TOO_LATE');
  });

  it('is refused a time that is taken, past or none, and a stranger', async () => {
    const booked = await first();
    const slots = shop.db.collection<{ _id: string; taken: number }>('journey_consult_slots');
    await slots.updateOne({ _id: later(2) }, { $set: { taken: 4 } }, { upsert: true });
    const code = async (...args: Parameters<typeof move>) => failure(await move(...args))?.code;
    expect(await code(booked, later(2))).toBe('SLOT_UNAVAILABLE');
    expect(await code(booked, later(2, 1))).toBe('SLOT_UNAVAILABLE');
    expect(await code(booked, later(40))).toBe('SLOT_UNAVAILABLE');
    expect(await code(booked, later(3), { gmt_offset: 600 })).toBe('SLOT_UNAVAILABLE');
    expect(await code(booked, later(3), { booking_id: 'another' })).toBe('CONSULT_NOT_BOOKED');
    const { shopper } = await shop.user();
    expect(await code({ ...booked, again: async () => shopper }, later(3))).toBe('NOT_FOUND');
    expect((await bookedOf(booked.subscription_id)).appointment_at.toISOString()).toBe(SLOT.datetime);
    expect(await takenAt(SLOT.datetime)).toBe(1);
    await slots.deleteMany({});
  });

  it('tells a page that shows an earlier time where another one has moved it', async () => {
    const booked = await first();
    await move(booked, later(2));
    const late = failure(await move(booked, later(3), { shown_at: SLOT.datetime }));
    expect(late?.code).toBe('CONSULT_MOVED');
    expect(late?.message).toContain('Friday Nov 27, 9AM - 11AM (New South Wales time)');
  });

  it('leaves one place taken when two pages move it at once', async () => {
    const booked = await first();
    const targets = [later(4), later(5)];
    const shown_at = SLOT.datetime;
    const answers = await Promise.all(targets.map((target) => move(booked, target, { shown_at })));
    expect(answers.map((answer) => failure(answer)?.code).sort()).toEqual(['CONSULT_MOVED', undefined]);
    const { appointment_at } = await bookedOf(booked.subscription_id);
    const taken = await Promise.all(targets.map(takenAt));
    expect(taken).toEqual(targets.map((target) => (target === appointment_at.toISOString() ? 1 : 0)));
    expect(await takenAt(SLOT.datetime)).toBe(0);
  });

  it('lists the free times of the patient’s state, without the taken ones and its own', async () => {
    const booked = await first();
    const slots = shop.db.collection<{ _id: string; taken: number }>('journey_consult_slots');
    await slots.updateOne({ _id: later(1) }, { $set: { taken: 4 } }, { upsert: true });
    const query = `query ($id: ID) { journey_consult_times(subscription_id: $id) {
      date slots { starts_at is_available message is_current has_other_fee } } }`;
    type Day = { date: string; slots: { starts_at: string }[] };
    const days = at<Day[]>(
      await (await booked.again()).send(query, { id: booked.subscription_id }),
      'journey_consult_times',
    );
    const timeOf = (starts_at: string) =>
      days.flatMap((day) => day.slots).find((slot) => slot.starts_at === starts_at);
    expect(days).toHaveLength(14);
    expect(timeOf(SLOT.datetime)).toMatchObject({ is_available: false, is_current: true, message: null });
    expect(timeOf(later(1))).toMatchObject({
      is_available: false,
      message: expect.stringContaining('booked'),
    });
    expect(timeOf(later(2))).toMatchObject({ is_available: true, has_other_fee: false });
    await slots.deleteMany({});
  });
});

describe('a consult that was paid for', () => {
  /** Monday; the morning has the fee of business hours. */
  const EVENING = later(5, 10);

  it('moves to times with its fee alone: nothing is charged or kept', async () => {
    const booked = await followUp(false, later(5));
    expect(failure(await move(booked, EVENING))?.code).toBe('MOVE_FEE_DIFFERS');
    const moved = await move(booked, later(6));
    const path = 'journey_subscriptions_move_consult.subscription.upcoming_booking.paid';
    expect(at<number>(moved, path)).toBeGreaterThan(0);
    const { orders } = await program.money(booked.subscription_id);
    expect(orders).toHaveLength(2);
  });

  it('is refunded when it was moved and is cancelled in time; later its fee stays', async () => {
    const booked = await followUp(false, later(5));
    await move(booked, later(6));
    const answer = await cancel(booked);
    expect(at(answer, 'journey_subscriptions_cancel_consult.subscription')).toMatchObject({
      ...{ upcoming_booking: null, num_free_consults: 0 },
    });
    expect(await takenAt(later(6))).toBe(0);
    const stateOf = async (subscription_id: string) =>
      (await program.money(subscription_id)).orders.find(({ idempotency_key }) =>
        idempotency_key.includes(':consult:'),
      );
    const refunded = await stateOf(booked.subscription_id);
    expect(refunded?.refunds?.map(({ amount }) => amount)).toEqual([refunded?.order_total]);
    expect((await mails(booked.userId, 'booking_cancelled'))[0]?.text).toContain('goes back to how you paid');
    const late = await followUp(false, later(5));
    shop.clock.current = new Date(Date.parse(later(5, -1)));
    await cancel(late);
    expect((await stateOf(late.subscription_id))?.refunds ?? []).toEqual([]);
    expect((await mails(late.userId, 'booking_cancelled'))[0]?.text).toContain('so the fee stays');
  });

  it('is refunded once when it is cancelled twice at once', async () => {
    const booked = await followUp(false, later(5));
    await Promise.all([cancel(booked), cancel(booked), cancel(booked)]);
    const { orders } = await program.money(booked.subscription_id);
    expect(orders.flatMap(({ refunds = [] }) => refunds)).toHaveLength(1);
    expect(await mails(booked.userId, 'booking_cancelled')).toHaveLength(1);
  });

  it('is refunded with the program that ends after it was moved', async () => {
    const booked = await followUp(false, later(5));
    await move(booked, later(6));
    const { again, subscription_id } = booked;
    await program.send(await again(), 'cancel', { subscription_id, reason: 'too-expensive' });
    const { orders } = await program.money(subscription_id);
    const consult = orders.find(({ idempotency_key }) => idempotency_key.includes(':consult:'));
    expect(consult?.refunds?.map(({ amount }) => amount)).toEqual([consult?.order_total]);
  });
});

describe('cancelling a program’s consult', () => {
  it('gives a free follow-up back in time, and counts it as used later', async () => {
    const booked = await followUp(true);
    const answer = await cancel(booked);
    expect(at(answer, 'journey_subscriptions_cancel_consult.subscription')).toMatchObject({
      ...{ upcoming_booking: null, num_free_consults: 1 },
    });
    expect((await mails(booked.userId, 'booking_cancelled'))[0]?.text).toContain(
      'book this free consult again',
    );
    const late = await followUp(true);
    shop.clock.current = new Date(Date.parse(later(3, -1)));
    const used = await cancel(late);
    const path = 'journey_subscriptions_cancel_consult.subscription.num_free_consults';
    expect(at(used, path)).toBe(0);
    shop.clock.current = new Date(Date.parse(later(3)));
    const begun = await followUp(true);
    shop.clock.current = new Date(Date.parse(later(3)));
    expect(failure(await cancel(begun))?.code).toBe('BOOKING_BEGUN');
  });

  it('is to leave the program where it begins with the consult', async () => {
    const booked = await first();
    expect(failure(await cancel(booked))?.code).toBe('CONSULT_IS_FIRST');
    expect((await bookedOf(booked.subscription_id)).id).toBe(booked.id);
  });
});
