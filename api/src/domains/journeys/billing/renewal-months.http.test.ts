import { describe, expect, it } from 'vitest';
import { dates, testRenewals } from '../../../../test/shop/program-months';
import { at, CARDS } from '../../../../test/shop/shopper';

const { program, months } = testRenewals();

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
      { $set: { 'items.0.repeats_left': 1 } },
    );
    await months.live(0, 20);
    await program.card(declined.id, CARDS.declined);
    const reason = { subscription_id: leaving.subscription_id, reason: 'this-is-temporary' };
    await program.send(await leaving.again(), 'cancel', reason);
    await months.live(20.25, 32);
    await program.card(declined.id);
    await months.live(32.25, 92);

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
      // Of the fee alone: the prescribed medicine earns none (rule selling-29).
      edr_base_points: 237,
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
    months.after(31);
    await program.renew(2);
    expect((await program.stored(subscription_id)).status).toBe('NoRepeats');
    months.after(45);
    const staff = (await program.user('practitioner')).shopper;
    await program.send(staff, 'review', {
      subscription_id,
      items: [{ product_id, quantity: 1, repeats: 5 }],
    });
    await program.renew(2);
    expect((await program.money(subscription_id)).orders).toHaveLength(2);
    const accepted = await program.accept(await person.again(), subscription_id);
    at(accepted, 'journey_subscriptions_accept_offer.subscription.id');
    await program.renew(2);
    const { orders } = await program.money(subscription_id);
    expect(orders.map(({ order_total }) => order_total)).toEqual([7900, 1000, 8900]);
    const { status, next_period_at } = await program.stored(subscription_id);
    expect([status, next_period_at?.toISOString()]).toEqual(['active', '2027-02-08T00:00:00.000Z']);
  });
});
