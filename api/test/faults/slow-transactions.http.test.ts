import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { GraphQLAnswer, Shopper } from '../shop/shopper';
import { at, failure } from '../shop/shopper';
import { testShop } from '../shop/test-shop';

const DEADLINE_MS = 3000;
/** Longer than a request may take. */
const STALL_MS = 4500;

const shop = testShop({ testCommands: true, deadlineMs: DEADLINE_MS });

const failPoint = (point: object) =>
  shop.client.db('admin').command({ configureFailPoint: 'failCommand', ...point });

/** Makes the database hold back the next command of this name, on a collection if it has one. */
async function stallOnce(command: string, collection?: string): Promise<void> {
  const where = collection && { namespace: `${shop.db.databaseName}.${collection}` };
  const data = { failCommands: [command], blockConnection: true, blockTimeMS: STALL_MS, ...where };
  await failPoint({ mode: { times: 1 }, data });
}
afterEach(() => failPoint({ mode: 'off' }));

const codeOf = (answer: GraphQLAnswer) => failure(answer)?.code ?? 'placed';

/** A shopper with a cart that is ready to be ordered, and the request that orders it. */
async function readyToOrder(productId: number) {
  const shopper: Shopper = shop.guest();
  const cart = await shopper.readyCart(productId);
  const request = { idempotency_key: randomUUID(), stripe_source_id: await shopper.cardToken() };
  return { shopper, cart, request };
}

describe('a transaction that a database holds up', () => {
  it('is undone when its time is over; the next order of the product does not wait for it', async () => {
    const product = await shop.product({ stock: 10 });
    const buyers = await Promise.all([readyToOrder(product), readyToOrder(product)]);
    await stallOnce('insert', 'orders');
    const told: string[] = [];
    await Promise.all(
      buyers.map(async ({ shopper, cart, request }) => {
        told.push(codeOf(await shopper.place(cart, request)));
      }),
    );
    expect(told).toEqual(['placed', 'UNAVAILABLE']);
    expect(await shop.stockOf(product)).toBe(9);
    const keys = buyers.map(({ request }) => request.idempotency_key);
    const orders = shop.collection('orders');
    expect(await orders.countDocuments({ idempotency_key: { $in: keys } })).toBe(1);
    const repeated = await Promise.all(
      buyers.map(({ shopper, cart, request }) => shopper.place(cart, request)),
    );
    expect(repeated.map(codeOf)).toEqual(['placed', 'placed']);
    expect(await shop.stockOf(product)).toBe(8);
  });

  it('leaves open whether it was stored if it is already being committed', async () => {
    const product = await shop.product({ stock: 10 });
    const { shopper, cart, request } = await readyToOrder(product);
    await stallOnce('commitTransaction');
    expect(codeOf(await shopper.place(cart, request))).toBe('UNCONFIRMED');
    const known = await shopper.placeUntilKnown(cart, request);
    expect(at(known, 'checkout_place_order.order.reference')).toEqual(expect.any(String));
    expect(await shop.stockOf(product)).toBe(9);
  });
});

it('a query without an answer in time has certainly changed nothing', async () => {
  const shopper = shop.guest();
  const cart = await shopper.newCart();
  await stallOnce('find', 'carts');
  expect(failure(await shopper.cart(cart, 'uuid'))?.code).toBe('UNAVAILABLE');
});
