import { MongoNetworkError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { testRenewals } from '../../../../test/shop/program-months';
import { CARDS } from '../../../../test/shop/shopper';
import { PaymentUnavailableError } from '../../../payments/gateway';
import { renewDueSubscriptions } from './renew-due';

const { shop, program, months } = testRenewals();

describe('a failed renewal', () => {
  it('is retried 1, 3 and 5 days after a decline, then only on request', async () => {
    const { id, subscription_id } = await program.active();
    await program.card(id, CARDS.declined);
    const declines = async () => (await program.stored(subscription_id)).declines;
    const seen: number[] = [];
    for (const day of [30, 30.9, 31, 32.9, 33, 34.9, 35, 60]) {
      months.after(day);
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
    months.after(30);
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

  it('is due again a minute after an outage of the database, not when its lease expires', async () => {
    const { subscription_id } = await program.active();
    months.after(30);
    const authorise = () => Promise.reject(new MongoNetworkError('connection closed'));
    const payments = { ...shop.services.payments, authorise };
    await program.announce();
    await renewDueSubscriptions({ ...shop.services, payments });
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
    shop.clock.current = new Date(shop.clock.current.getTime() + 60_000);
    await program.renew(2);
    const { orders, captured, open } = await program.money(subscription_id);
    expect([orders.length, captured.length, open.length]).toEqual([2, 2, 0]);
  });

  it('resumes the same payment after losing the gateway’s response, counting no decline', async () => {
    const { subscription_id } = await program.active();
    months.after(30);
    const { payments } = shop.services;
    await program.announce();
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
});
