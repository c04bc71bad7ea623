import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { productDesk } from '../../../../test/shop/product-desk';
import { at, failure } from '../../../../test/shop/shopper';
import { ask, stockRequests } from '../../../../test/shop/stock-requests';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const desk = productDesk(shop);
const requests = stockRequests(shop);

describe('stock', () => {
  it('is received once per key, and whoever waits for it is mailed', async () => {
    const id = await shop.product({ stock: 0, name: 'Zinc for waiting' });
    await ask(shop.guest(), id, 'waits@example.com');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => desk.receive(id, { key })));
    for (const answer of answers) {
      expect(at(answer, 'staff_stock_receive.product')).toMatchObject({
        product: { stock: 4, is_low: true },
        waiting: 1,
        movements: [{ change: 4, stock: 4, reason: 'delivery', staff_name: 'Una User' }],
      });
    }
    expect(shop.services.search.products.get(String(id))?.available).toBe(true);
    const mails = (await requests.mailsSent()).filter(({ to }) => to === 'waits@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['Zinc for waiting is back in stock']);
  });

  it('adds up when it is received, counted and sold at the same time', async () => {
    const id = await shop.product({ stock: 10 });
    const guest = shop.guest();
    const cart = await guest.readyCart(id, 3);
    const [sold, counted] = await Promise.all([
      guest.place(cart),
      desk.count(id, 10, 20),
      ...[1, 2, 3].map(() => desk.receive(id)),
    ]);
    expect(failure(sold)).toBeUndefined();
    const expected = failure(counted)?.code === 'STOCK_MOVED' ? 10 : 20;
    const product = await shop.db.collection<{ _id: number }>('products').findOne({ _id: id });
    expect(product).toMatchObject({ stock: expected - 3 + 12 });
  });

  it('is set to what was counted only if it has not moved, with who and why', async () => {
    const id = await shop.product({ stock: 9 });
    await desk.receive(id);
    expect(failure(await desk.count(id, 9, 8))).toEqual({
      code: 'STOCK_MOVED',
      message: 'The stock has become 13 meanwhile. Please count again.',
    });
    shop.clock.current = new Date(shop.clock.current.getTime() + 1000);
    const key = randomUUID();
    for (const answer of [1, 2].map(() => desk.count(id, 13, 11, { key, reason: 'damaged' }))) {
      expect(at(await answer, 'staff_stock_count.product.movements')).toMatchObject([
        { change: -2, stock: 11, reason: 'damaged' },
        { change: 4, stock: 13 },
      ]);
    }
    const touched = { name: 'product_id', id: String(id) };
    const line = { operation: 'staff_stock_count', touched: [touched] };
    expect(await shop.collection('audit_events').findOne(line)).not.toBeNull();
  });

  it.each([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 100_001 }],
    ['reason', { reason: 'toString' }],
    ['key', { key: 'x' }],
  ])('is not received with a wrong %s', async (field, over) => {
    const answer = await desk.receive(await shop.product(), over);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) },
    });
  });

  it('does not exist for services, unknown and deleted products', async () => {
    const service = await shop.product({ booking_type: 'ShortConsult' });
    expect(failure(await desk.receive(service))?.code).toBe('INVALID_INPUT');
    for (const id of [await shop.product({ status: 'Deleted' }), 99_999_999]) {
      expect(failure(await desk.receive(id))?.code).toBe('NOT_FOUND');
    }
  });
});
