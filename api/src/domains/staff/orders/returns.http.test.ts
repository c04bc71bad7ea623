import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const support = beforeTests(async () => (await shop.user('support')).shopper);

const RETURNS = 'returns { code state decline_reason can_withdraw lines { line quantity } }';
const FIELDS = `order { refunded_total order { ${RETURNS} refunds { amount reason lines { quantity } } } }`;

/** Places and delivers an order of three units at $10.00, of which two are sent back. */
async function sentBack(price = 1000) {
  const { shopper } = await shop.user();
  const productId = await shop.product({
    stock: 10,
    prices: [{ type: 'default', min_qty: 1, value: price }],
  });
  const answer = await shopper.place(await shopper.readyCart(productId, 3));
  const reference = at<string>(answer, 'checkout_place_order.order.reference');
  const timeline = [{ state: 'delivered', at: shop.clock.now() }];
  await shop.collection('orders').updateOne({ reference }, { $set: { state: 'delivered', timeline } });
  const input = { reference, key: randomUUID(), lines: [{ line: 1, quantity: 2, reason: 'changed_mind' }] };
  await shopper.run('orders_request_return', input, 'order { reference }');
  return { shopper, reference, productId, code: `${reference}-R1` };
}
type Sent = Awaited<ReturnType<typeof sentBack>>;

const step = (by: Shopper, name: string, { reference, code }: Sent, over: object = {}) =>
  by.run(`staff_returns_${name}`, { reference, code, ...over }, FIELDS);
const accept = (by: Shopper, sent: Sent, quantity: number, over: object = {}) =>
  step(by, 'accept', sent, { lines: [{ line: 1, quantity }], ...over });
const decline = (by: Shopper, sent: Sent, reason = 'opened') => step(by, 'decline', sent, { reason });
const withdraw = ({ shopper, reference, code }: Sent) =>
  shopper.run('orders_withdraw_return', { reference, code }, `order { ${RETURNS} }`);
const mailsAbout = async ({ shopper }: Sent, template: string) =>
  (await mailsTo(shop.services, shopper.email)).filter((mail) => mail.template === template);
const stockOf = async ({ productId }: Sent) =>
  (await shop.db.collection<{ _id: number; stock: number }>('products').findOne({ _id: productId }))?.stock;

async function returnable({ shopper, reference }: Sent): Promise<number> {
  const order = `{ order(reference: "${reference}") { items { returnable_quantity } } }`;
  return at(await shopper.send(order), 'order.items.0.returnable_quantity');
}

type Page = { data: { reference: string }[]; next: string | null };

async function queue(name: string): Promise<string[]> {
  const references: string[] = [];
  let after: string | null = null;
  do {
    const query = `query($queue: StaffReturnQueue!, $after: String) {
      staff_returns(queue: $queue, after: $after, first: 2) { data { reference } next } }`;
    const page: Page = at<Page>(await support.send(query, { queue: name, after }), 'staff_returns');
    references.push(...page.data.map(({ reference }) => reference));
    after = page.next;
  } while (after);
  return references;
}

it('leads a return from its customer to the refund, once among colleagues [consent-06 consent-08]', async () => {
  const sent = await sentBack();
  expect(await queue('requested')).toContain(sent.reference);
  await step(support, 'arrive', sent);
  expect(await queue('arrived')).toContain(sent.reference);
  const answers = await Promise.all(
    [pharmacist, support, pharmacist].map((by) => accept(by, sent, 2, { restock: true })),
  );
  for (const answer of answers) {
    expect(at(answer, 'staff_returns_accept.order')).toMatchObject({
      refunded_total: 2000,
      order: { returns: [{ state: 'received' }], refunds: [{ amount: 2000, reason: 'returned' }] },
    });
  }
  expect(await stockOf(sent)).toBe(9);
  expect(await queue('ended')).toContain(sent.reference);
  expect(await queue('arrived')).not.toContain(sent.reference);
  expect(await mailsAbout(sent, 'return_received')).toHaveLength(1);
});

it('refunds a part, and nothing that was not sent back', async () => {
  const sent = await sentBack();
  for (const quantity of [0, 3]) {
    expect(failure(await accept(pharmacist, sent, quantity))?.code).toBe('INVALID_INPUT');
  }
  const nothing = { lines: [], shipping: true };
  expect(failure(await step(pharmacist, 'accept', sent, nothing))?.code).toBe('INVALID_INPUT');
  const answer = await accept(pharmacist, sent, 1);
  expect(at(answer, 'staff_returns_accept.order.refunded_total')).toBe(1000);
  expect(await returnable(sent)).toBe(1);
});

it('never offers to return what staff have refunded as returned without a return', async () => {
  const sent = await sentBack();
  await withdraw(sent);
  expect(await returnable(sent)).toBe(3);
  const { reference } = sent;
  const refund = {
    reference,
    key: randomUUID(),
    lines: [{ line: 1, quantity: 2 }],
    reason: 'returned',
    shipping: false,
  };
  const answer = await pharmacist.run('staff_orders_refund', refund, FIELDS);
  expect(at(answer, 'staff_orders_refund.order.refunded_total')).toBe(2000);
  expect(await returnable(sent)).toBe(1);
});

it('declines with a reason, which the customer sees and is mailed, once', async () => {
  const sent = await sentBack();
  expect(failure(await decline(support, sent, 'toString'))?.code).toBe('INVALID_INPUT');
  for (const answer of await Promise.all([decline(support, sent), decline(pharmacist, sent)])) {
    expect(at(answer, 'staff_returns_decline.order.order.returns.0')).toMatchObject({
      state: 'declined',
      decline_reason: 'opened',
      can_withdraw: false,
    });
  }
  const [mail, ...others] = await mailsAbout(sent, 'return_declined');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Reason: It was opened or used.');
  expect(failure(await accept(pharmacist, sent, 2))).toEqual({
    code: 'RETURN_SETTLED',
    message: 'This return was declined before.',
  });
  expect(failure(await withdraw(sent))?.code).toBe('RETURN_SETTLED');
});

it('lets the customer withdraw what was not sent, until it has arrived', async () => {
  const sent = await sentBack();
  for (const answer of [await withdraw(sent), await withdraw(sent)]) {
    expect(at(answer, 'orders_withdraw_return.order.returns.0.state')).toBe('withdrawn');
  }
  expect(failure(await accept(pharmacist, sent, 2))?.code).toBe('RETURN_SETTLED');
  const other = await sentBack();
  expect(failure(await withdraw({ ...other, shopper: sent.shopper }))?.code).toBe('NOT_FOUND');
  await step(support, 'arrive', other);
  expect(failure(await withdraw(other))?.code).toBe('RETURN_SETTLED');
  expect(failure(await step(support, 'arrive', { ...other, code: `${other.reference}-R2` }))?.code).toBe(
    'NOT_FOUND',
  );
});

it('ends a return one way when customer and pharmacy decide at the same time', async () => {
  const sent = await sentBack();
  await Promise.all([withdraw(sent), decline(support, sent), accept(pharmacist, sent, 2)]);
  const order = await shop.collection('orders').findOne({ reference: sent.reference });
  const [returned] = (order?.returns ?? []) as { state: string }[];
  const state = returned?.state;
  expect(order?.refunds ?? []).toHaveLength(state === 'received' ? 1 : 0);
  expect(await mailsAbout(sent, 'return_declined')).toHaveLength(state === 'declined' ? 1 : 0);
});

it('keeps support’s limit of $200, and says how much waits [roles-01]', async () => {
  const sent = await sentBack(15_000);
  expect(failure(await accept(support, sent, 2))?.code).toBe('REFUND_LIMIT');
  expect(failure(await accept(pharmacist, sent, 2))).toBeUndefined();
  const counts = at(
    await support.send('{ staff_return_counts { requested arrived } }'),
    'staff_return_counts',
  );
  expect(counts).toEqual({
    requested: (await queue('requested')).length,
    arrived: (await queue('arrived')).length,
  });
});
