import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CHARGED, type Program, programOf } from '../../../test/shop/program';
import { BUSINESS_HOURS, type Selling, startSelling } from '../../../test/shop/selling';
import { at, CARDS, failure } from '../../../test/shop/shopper';
import { PaymentUnavailableError } from '../../payments/gateway';
import { renewDueSubscriptions } from './billing/renew-due';

let shop: Selling;
let program: Program;
beforeAll(async () => {
  shop = await startSelling();
  program = programOf(shop);
}, 60_000);
afterAll(() => shop.close());
afterEach(async () => {
  shop.clock.current = BUSINESS_HOURS;
  await program.subscriptions.updateMany({}, { $set: { charge_due_at: null } });
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const after = (days: number) => {
  shop.clock.current = new Date(BUSINESS_HOURS.getTime() + days * DAY);
};
/** Advances the clock by days, running the job in two processes every six hours. */
async function live(from: number, to: number): Promise<void> {
  for (let quarter = from * 4; quarter <= to * 4; quarter += 1) {
    after(quarter / 4);
    await program.renew(2);
  }
}
const dates = (orders: { created_at: Date }[]) =>
  orders.map(({ created_at }) => created_at.toISOString().slice(0, 10));

describe('months of programs', () => {
  it('charges each month of each program exactly once with two concurrent processes', async () => {
    const product_id = String(await program.medicine({ stock: 500, is_fridge: true }));
    const people = [];
    for (let n = 0; n < 4; n += 1) {
      people.push(await program.active([{ product_id, quantity: 1, repeats: 6 }]));
    }
    const [steady, declined, waiting, leaving] = people;
    if (!steady || !declined || !waiting || !leaving) throw new Error('Expected four enrolled users');
    await program.subscriptions.updateOne(
      { _id: waiting.subscription_id },
      { $set: { 'items.0.repeats_left': 2 } },
    );
    await live(0, 20);
    await program.card(declined.id, CARDS.declined);
    const reason = { subscription_id: leaving.subscription_id, reason: 'this-is-temporary' };
    await program.send(await leaving.again(), 'cancel', reason);
    await live(20.25, 32);
    await program.card(declined.id);
    await live(32.25, 92);

    const paid = await program.money(steady.subscription_id);
    expect(dates(paid.orders)).toEqual([
      '2026-11-24',
      '2026-11-24',
      '2026-12-24',
      '2027-01-24',
      '2027-02-24',
    ]);
    expect(paid.orders.map(({ order_total }) => order_total)).toEqual([7900, 1000, 8900, 8900, 8900]);
    expect(paid.orders.at(-1)).toMatchObject({
      state: 'pharmacist_review',
      shipping_method: { type: 'express', price: 0 },
      edr_base_points: 267,
    });
    expect([paid.captured.length, paid.open.length]).toEqual([5, 0]);

    // Declined on 24 December and one day later, paid on the third day with the new card.
    const late = await program.money(declined.subscription_id);
    expect(dates(late.orders)).toEqual([
      '2026-11-24',
      '2026-11-24',
      '2026-12-27',
      '2027-01-24',
      '2027-02-24',
    ]);
    expect([late.captured.length, late.open.length]).toEqual([5, 0]);
    expect(await program.stored(declined.subscription_id)).toMatchObject({
      status: 'active',
      declines: 0,
      payment_failed_at: null,
      payment_retry_at: null,
    });

    const paused = await program.money(waiting.subscription_id);
    expect(dates(paused.orders)).toEqual(['2026-11-24', '2026-11-24', '2026-12-24']);
    expect((await program.stored(waiting.subscription_id)).status).toBe('NoRepeats');

    const left = await program.money(leaving.subscription_id);
    expect(dates(left.orders)).toEqual(['2026-11-24', '2026-11-24']);
  }, 120_000);

  it('resumes when the prescription is renewed, and repeats a month later', async () => {
    const product_id = String(await program.medicine({ stock: 50 }));
    const person = await program.active([{ product_id, quantity: 1, repeats: 1 }]);
    const { subscription_id } = person;
    await program.renew();
    after(31);
    await program.renew(2);
    expect((await program.stored(subscription_id)).status).toBe('NoRepeats');
    after(45);
    const staff = (await program.user('practitioner')).shopper;
    await program.send(staff, 'review', {
      subscription_id,
      items: [{ product_id, quantity: 1, repeats: 5 }],
    });
    await program.renew(2);
    const { orders } = await program.money(subscription_id);
    expect(orders.map(({ order_total }) => order_total)).toEqual([7900, 1000, 8900]);
    const { status, next_period_at } = await program.stored(subscription_id);
    expect([status, next_period_at?.toISOString()]).toEqual(['active', '2027-02-08T00:00:00.000Z']);
  });
});

describe('a renewal', () => {
  it('leaves out items that cannot be sent and does not charge them', async () => {
    const person = await program.active();
    const { shopper, subscription_id } = person;
    const inStock = await shop.product({ journey_ids: [1] });
    const sold = await shop.product({ journey_ids: [1] });
    for (const id of [inStock, sold]) {
      await program.send(shopper, 'add_item', { subscription_id, product_id: String(id), quantity: 1 });
    }
    await shop.db.collection<{ _id: number }>('products').updateOne({ _id: sold }, { $set: { stock: 0 } });
    after(30);
    await program.renew(2);
    const { orders } = await program.money(subscription_id);
    expect(orders[1]).toMatchObject({ order_total: 7900 + 900, discount_total: 100, gst_total: 82 });
    expect(await shop.stockOf(inStock)).toBe(49);
    expect((await program.stored(subscription_id)).items).toHaveLength(2);
  });

  it('is retried 1, 3 and 5 days after a decline, then only on request', async () => {
    const { id, subscription_id } = await program.active();
    await program.card(id, CARDS.declined);
    const declines = async () => (await program.stored(subscription_id)).declines;
    const seen: number[] = [];
    for (const day of [30, 30.9, 31, 32.9, 33, 34.9, 35, 60]) {
      after(day);
      await program.renew(2);
      seen.push(await declines());
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(await program.stored(subscription_id)).toMatchObject({
      status: 'PaymentDeclinedForRenewal',
      payment_retry_at: null,
    });
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
  });

  it('is taken over from a crashed process when the lease expires', async () => {
    const { subscription_id } = await program.active();
    after(30);
    const due = await program.stored(subscription_id);
    const lease = new Date(shop.clock.current.getTime() + 5 * 60_000);
    await program.subscriptions.updateOne(
      { _id: due._id },
      { $set: { charging_until: lease, charge_due_at: lease }, $inc: { version: 1 } },
    );
    await program.renew(2);
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
    shop.clock.current = new Date(lease.getTime());
    await program.renew(2);
    expect((await program.money(subscription_id)).orders).toHaveLength(2);
  });

  it('resumes the same payment after losing the gateway’s response, counting no decline', async () => {
    const { subscription_id } = await program.active();
    after(30);
    const { payments } = shop.services;
    await renewDueSubscriptions({
      ...shop.services,
      payments: {
        ...payments,
        async authorise(request) {
          await payments.authorise(request);
          throw new PaymentUnavailableError('Connection lost');
        },
      },
    });
    const cutOff = await program.money(subscription_id);
    expect([cutOff.orders.length, cutOff.open.length]).toEqual([1, 1]);
    expect(await program.stored(subscription_id)).toMatchObject({ status: 'active', declines: 0 });
    shop.clock.current = new Date(shop.clock.current.getTime() + 15 * 60_000);
    await program.renew(2);
    const { orders, captured, open } = await program.money(subscription_id);
    expect([orders.length, captured.length, open.length]).toEqual([2, 2, 0]);
  });

  it('is not charged if the user cancels during authorisation', async () => {
    const { again, subscription_id } = await program.active();
    after(30);
    const shopper = await again();
    const { payments } = shop.services;
    await renewDueSubscriptions({
      ...shop.services,
      payments: {
        ...payments,
        async authorise(request) {
          const answer = await payments.authorise(request);
          await program.send(shopper, 'cancel', { subscription_id, reason: 'too-expensive' });
          return answer;
        },
      },
    });
    const { orders, captured, open } = await program.money(subscription_id);
    expect([orders.length, captured.length, open.length]).toEqual([1, 1, 0]);
    expect(await program.stored(subscription_id)).toMatchObject({ status: 'cancelled', charge_due_at: null });
  });
});

describe('JourneySubscriptionsRetry', () => {
  async function declined() {
    const person = await program.active();
    await program.card(person.id, CARDS.declined);
    after(30);
    await program.renew();
    return { ...person, shopper: await person.again() };
  }

  it('charges once with the newly added card, however often it is sent [7.g-13]', async () => {
    const { id, shopper, subscription_id } = await declined();
    const retry = () => program.send(shopper, 'retry', { subscription_id }, CHARGED);
    expect(failure(await retry())).toEqual({ code: 'PAYMENT_DECLINED', message: 'Your card was declined.' });
    expect(await program.stored(subscription_id)).toMatchObject({
      status: 'PaymentDeclinedForRenewal',
      declines: 1,
      payment_retry_at: new Date(shop.clock.current.getTime() + DAY),
    });
    await program.card(id);
    const answers = await Promise.all([retry(), retry(), retry()]);
    for (const answer of answers) {
      expect(at(answer, 'journey_subscriptions_retry.subscription')).toMatchObject({
        status: 'active',
        payment_failed_at: null,
        payment_retry_at: null,
      });
    }
    const { orders, captured, open } = await program.money(subscription_id);
    expect([orders.length, captured.length, open.length]).toEqual([2, 2, 0]);
  });

  it('requires the owner of a declined program', async () => {
    const { subscription_id } = await declined();
    const { shopper: other } = await program.user();
    const draft = await program.draft();
    const retry = async (who: typeof other, id = subscription_id) =>
      failure(await program.send(who, 'retry', { subscription_id: id }, CHARGED))?.code;
    expect(await retry(other)).toBe('NOT_FOUND');
    expect(await retry(shop.guest())).toBe('UNAUTHENTICATED');
    expect(await retry(draft.shopper, draft.subscription_id)).toBe('SUBSCRIPTION_STATUS');
  });
});
