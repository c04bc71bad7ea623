import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../../test/server/before-tests';
import { startManager } from '../../../../../test/shop/audit/manager';
import { at, failure, type GraphQLAnswer } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';
import type { OrderDocument } from '../../../orders';

const shop = testShop();
const manager = beforeTests(() => startManager(shop));
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const support = beforeTests(async () => (await shop.user('support')).shopper);

const EXPORT = `query($queue: StaffOrderQueue, $email: String, $after: String) {
  staff_orders_export(queue: $queue, email: $email, after: $after) {
    data { reference state queue first_name last_name email schedules delivery destination num_items order_total
      refunded_total carrier tracking_number }
    next } }`;

async function placed() {
  const guest = shop.guest();
  const prices = [{ type: 'default' as const, value: 1000, min_qty: 1 }];
  const productId = await shop.product({ stock: 10, schedule: '2', prices });
  const answer = await guest.place(await guest.readyCart(productId, 1));
  return { reference: at<string>(answer, 'checkout_place_order.order.reference'), email: guest.email };
}

const fileOf = (answer: GraphQLAnswer) =>
  at<{ data: { reference: string }[]; next: string | null }>(answer, 'staff_orders_export');
/** The log's line of the latest file. */
const latestLine = async () => (await manager.page({ what: 'staff_orders_export' })).data[0];

describe('a file of orders [roles-36]', () => {
  it('has what was sold, to whom and where to, and the log has what was searched by, not the words', async () => {
    const { reference, email } = await placed();
    const file = fileOf(await pharmacist.send(EXPORT, { email }));
    expect(file).toEqual({
      data: [
        {
          ...{ reference, email, state: 'pharmacist_review', queue: 'review' },
          ...{ first_name: 'Ann', last_name: 'Bee', schedules: ['2'], delivery: 'Standard Delivery' },
          ...{ destination: 'NSW 2010', num_items: 1, order_total: expect.any(Number), refunded_total: 0 },
          ...{ carrier: null, tracking_number: null },
        },
      ],
      next: null,
    });
    const line = await latestLine();
    expect(line).toMatchObject({ exported: 1, result: 'done', staff: { role: 'pharmacist' } });
    expect(line?.choice).toEqual([{ name: 'searched by', value: 'email' }]);
    expect(JSON.stringify(line)).not.toContain(email);
  });

  it('goes on after 5,000 orders, each once, and every part is a line of the log', async () => {
    const orders = shop.db.collection<OrderDocument>('orders');
    const { reference } = await placed();
    const order = await orders.findOne({ reference });
    if (!order) throw new Error('No order');
    const copies = Array.from({ length: 5001 }, (_, count) => ({
      ...{ ...order, _id: `copy-${count}`, reference: `C-${count}`, idempotency_key: `c-${count}` },
      ...{ state: 'packed' as const, created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(count / 3)) },
    }));
    await orders.insertMany(copies);
    const first = fileOf(await pharmacist.send(EXPORT, { queue: 'dispatch' }));
    expect(first.data).toHaveLength(5000);
    expect(await latestLine()).toMatchObject({
      exported: 5000,
      choice: [{ name: 'queue', value: 'dispatch' }],
    });
    const rest = fileOf(await pharmacist.send(EXPORT, { queue: 'dispatch', after: first.next }));
    expect(rest.next).toBeNull();
    const references = [...first.data, ...rest.data].map((one) => one.reference);
    expect(copies.filter((copy) => !references.includes(copy.reference))).toEqual([]);
    expect(new Set(references).size).toBe(references.length);
    expect(await latestLine()).toMatchObject({ exported: references.length - 5000 });
    await orders.deleteMany({ _id: /^copy-/ });
  }, 60_000);

  it('is for pharmacists and managers; a refusal is a line of the log too', async () => {
    expect(failure(await support.send(EXPORT, { queue: 'pack' }))?.code).toBe('FORBIDDEN');
    expect(await latestLine()).toMatchObject({
      outcome: 'refused',
      choice: [{ name: 'queue', value: 'pack' }],
    });
    expect(failure(await manager.send(EXPORT, { queue: 'pack' }))).toBeUndefined();
  });
});
