import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import { checkAll } from '../../../../test/shop/counter/packing';
import { at, failure, type GraphQLAnswer, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const colleague = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const support = beforeTests(async () => (await shop.user('support')).shopper);

const FIELDS = `order { queue refunded_total review { staff_name } lines { line units }
  order { state order_total refunds { reason amount } } }`;

const step = (by: Shopper, name: string, input: object): Promise<GraphQLAnswer> => {
  const type = name.replace(/(^|_)([a-z])/g, (_match, _start, letter: string) => letter.toUpperCase());
  return by.send(`mutation ${type}($input: ${type}Input!) { ${name}(input: $input) { ${FIELDS} } }`, {
    input,
  });
};
const approve = (by: Shopper, reference: string) => step(by, 'staff_orders_approve', { reference });
const refuse = (by: Shopper, reference: string, line: number) =>
  step(by, 'staff_orders_refuse_line', { reference, line, reason: 'cannot_supply' });
const refund = (by: Shopper, reference: string, over: object = {}) =>
  step(by, 'staff_orders_refund', {
    reference,
    key: randomUUID(),
    reason: 'damaged',
    lines: [{ line: 1, quantity: 1 }],
    shipping: false,
    ...over,
  });
const setState = (by: Shopper, reference: string, state: string, more: object = {}) =>
  by.send(
    `mutation($input: StaffOrdersSetStateInput!) { staff_orders_set_state(input: $input) { order { state } } }`,
    { input: { reference, state, ...more } },
  );

async function placed(product: object = {}, quantity = 1) {
  const guest = shop.guest();
  const productId = await shop.product({ stock: 10, ...product });
  const answer = await guest.place(await guest.readyCart(productId, quantity));
  return { guest, reference: at<string>(answer, 'checkout_place_order.order.reference') };
}

const QUEUE = `query($queue: StaffOrderQueue!, $after: String, $newest: Boolean) {
  staff_orders(queue: $queue, after: $after, newest: $newest, first: 2) { data { reference created_at } next } }`;

/** Reads a queue to its end. */
async function queue(name: string, newest = false): Promise<string[]> {
  const references: string[] = [];
  let after: string | null = null;
  do {
    const answer: GraphQLAnswer = await support.send(QUEUE, { queue: name, after, newest });
    references.push(...at<{ reference: string }[]>(answer, 'staff_orders.data').map((o) => o.reference));
    after = at<string | null>(answer, 'staff_orders.next');
  } while (after);
  return references;
}

describe('the desk of orders', () => {
  it('leads an order from its review to its customer, who is mailed [roles-02 selling-06]', async () => {
    const { guest, reference } = await placed({ schedule: '2' });
    expect(await queue('review')).toContain(reference);
    expect(failure(await setState(pharmacist, reference, 'packed'))?.code).toBe('REVIEW_MISSING');
    const approved = await approve(pharmacist, reference);
    expect(at(approved, 'staff_orders_approve.order')).toMatchObject({
      queue: 'pack',
      review: { staff_name: expect.any(String) },
    });
    expect(await queue('pack')).toContain(reference);
    await checkAll(pharmacist, reference);
    await setState(pharmacist, reference, 'packed');
    expect(await queue('dispatch')).toContain(reference);
    await setState(pharmacist, reference, 'dispatched', { carrier: 'Post', tracking_number: 'AB12' });
    expect(await queue('underway')).toContain(reference);
    await setState(pharmacist, reference, 'delivered');
    expect(await queue('ended')).toContain(reference);
    const mails = await mailsTo(shop.services, guest.email);
    expect(mails.filter(({ template }) => template === 'order_dispatched')).toHaveLength(1);
  });

  it('tells the second pharmacist who approved an order first', async () => {
    const { reference } = await placed({ schedule: '2' });
    const answers = await Promise.all([approve(pharmacist, reference), approve(colleague, reference)]);
    const refused = answers.map(failure).filter(Boolean);
    expect(refused).toEqual([
      { code: 'ALREADY_REVIEWED', message: expect.stringMatching(/ has already approved this order\.$/) },
    ]);
    expect(
      (
        await Promise.all(answers.map((_answer, at) => approve(at ? colleague : pharmacist, reference)))
      ).filter(failure),
    ).toHaveLength(1);
  });

  it('refuses and refunds a line once, and cancels an order that has no other', async () => {
    const { guest, reference } = await placed({ schedule: '2' });
    const first = await refuse(pharmacist, reference, 1);
    expect(at(first, 'staff_orders_refuse_line.order')).toMatchObject({
      queue: 'ended',
      lines: [{ line: 1, units: 0 }],
      order: { state: 'cancelled', refunds: [{ reason: 'cannot_supply' }] },
    });
    const again = at(await refuse(pharmacist, reference, 1), 'staff_orders_refuse_line.order');
    expect(again).toEqual(at(first, 'staff_orders_refuse_line.order'));
    expect(failure(await approve(pharmacist, reference))?.code).toBe('WRONG_STATE');
    const mails = await mailsTo(shop.services, guest.email);
    expect(mails.filter(({ template }) => template === 'order_cancelled')).toHaveLength(1);
  });

  it('refunds once per key, and no unit twice', async () => {
    const { reference } = await placed({}, 2);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => refund(support, reference, { key })));
    const totals = answers.map((answer) => at(answer, 'staff_orders_refund.order.refunded_total'));
    expect(new Set(totals).size).toBe(1);
    const tooMany = { lines: [{ line: 1, quantity: 2 }] };
    expect(failure(await refund(support, reference, tooMany))?.code).toBe('NOTHING_TO_REFUND');
    for (const wrong of [{ key: 'x' }, { reason: 'because' }]) {
      expect(failure(await refund(support, reference, wrong))?.code).toBe('INVALID_INPUT');
    }
  });

  it('lets support refund up to $200 of an order, and pharmacists all of it [roles-01 roles-02]', async () => {
    const { reference } = await placed({ prices: [{ type: 'default', value: 25_000, min_qty: 1 }] });
    expect(failure(await refund(support, reference))).toMatchObject({ code: 'REFUND_LIMIT' });
    expect(failure(await refund(pharmacist, reference))).toBeUndefined();
  });

  it('cancels an order with a reason of the pharmacy, which its customer is mailed [roles-01]', async () => {
    const { guest, reference } = await placed();
    const cancel = (reason: string) => step(support, 'staff_orders_cancel', { reference, reason });
    expect(failure(await cancel('changed_mind'))?.code).toBe('INVALID_INPUT');
    for (const answer of [await cancel('cannot_deliver'), await cancel('out_of_stock')]) {
      expect(at(answer, 'staff_orders_cancel.order.order.state')).toBe('cancelled');
    }
    const mails = await mailsTo(shop.services, guest.email);
    const told = mails.find(({ template }) => template === 'order_cancelled');
    expect(told?.text).toContain('Reason: Could not be delivered to the address.');
  });

  it('lists a queue to its end in either order, and says how much waits', async () => {
    const references = [];
    for (let count = 0; count < 3; count += 1) references.push((await placed()).reference);
    const oldest = await queue('pack');
    expect(oldest).toEqual(expect.arrayContaining(references));
    expect(new Set(oldest).size).toBe(oldest.length);
    expect(await queue('pack', true)).toEqual([...oldest].reverse());
    const lengths = at<{ queue: string; count: number }[]>(
      await support.send('{ staff_order_queues { queue count oldest_at } }'),
      'staff_order_queues',
    );
    expect(lengths.find((length) => length.queue === 'pack')?.count).toBe(oldest.length);
    expect(failure(await support.send(QUEUE, { queue: 'pack', after: '!' }))?.code).toBe('INVALID_INPUT');
  });
});
