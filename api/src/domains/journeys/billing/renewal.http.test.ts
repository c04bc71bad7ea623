import { describe, expect, it } from 'vitest';
import { testRenewals } from '../../../../test/shop/program-months';
import { at } from '../../../../test/shop/shopper';
import { renewDueSubscriptions } from './renew-due';

const { shop, program, months } = testRenewals();

it('the fee of a program is paid and done: nothing of it waits at the counter (selling-06)', async () => {
  const { subscription_id, shopper } = await program.active();
  const { orders } = await program.money(subscription_id);
  expect(orders).toHaveLength(1);
  const { reference } = orders[0] ?? {};
  const support = (await shop.user('support')).shopper;
  const answer = await support.send(
    'query($r: String!) { staff_order(reference: $r) { queue order { state } } }',
    {
      r: reference,
    },
  );
  expect(answer.data).toEqual({ staff_order: { queue: 'ended', order: { state: 'delivered' } } });
  const own = await shopper.send('{ previous_orders { data { timeline { state } } } }');
  expect(at(own, 'previous_orders.data.0.timeline')).toEqual([{ state: 'placed' }, { state: 'delivered' }]);
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
    months.after(30);
    await program.renew(2);
    const { orders } = await program.money(subscription_id);
    expect(orders[1]).toMatchObject({ order_total: 7900 + 900, discount_total: 100, gst_total: 82 });
    expect(await shop.stockOf(inStock)).toBe(49);
    expect((await program.stored(subscription_id)).items).toHaveLength(2);
  });

  it('is not charged if the user cancels during authorisation', async () => {
    const { again, subscription_id } = await program.active();
    months.after(30);
    const shopper = await again();
    const { payments } = shop.services;
    await program.announce();
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
