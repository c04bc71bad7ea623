import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shelvesOf } from '../../../../test/shop/counter/shelves';
import { productDesk } from '../../../../test/shop/product-desk';
import { at, failure, type GraphQLAnswer } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import type { PharmacyDocument } from '../../fulfilment/documents';

const shop = testShop();
const desk = productDesk(shop);
const { left, put } = shelvesOf(shop);

const pharmacyOf = async (is_click_and_collect = true) => {
  const pharmacies = shop.db.collection<PharmacyDocument>('pharmacies');
  const found = await pharmacies.findOne({ is_click_and_collect });
  if (!found) throw new Error('There is no such pharmacy.');
  return found;
};
const shownAt = (answer: GraphQLAnswer, id: number) =>
  at<{ pharmacy_id: string; stock: number }[]>(answer, 'staff_stock_receive.product.shelves').find(
    ({ pharmacy_id }) => pharmacy_id === String(id),
  );

describe('the shelf of a pharmacy', () => {
  it('is received once per key, beside the central stock, with who and where [shelves-06]', async () => {
    const { _id: pharmacy, name } = await pharmacyOf();
    const id = await shop.product({ stock: 7 });
    const over = { key: randomUUID(), pharmacy_id: String(pharmacy) };
    for (const answer of await Promise.all([1, 2, 3].map(() => desk.receive(id, over)))) {
      expect(shownAt(answer, pharmacy)?.stock).toBe(4);
      expect(at(answer, 'staff_stock_receive.product')).toMatchObject({
        ...{ product: { stock: 7 }, movements: [] },
        shelf_movements: [
          { pharmacy: name, change: 4, stock: 4, reason: 'delivery', staff_name: 'Una User' },
        ],
      });
    }
    const touched = { $all: [{ name: 'pharmacy_id', id: String(pharmacy) }] };
    const line = await shop.collection('audit_events').findOne({ operation: 'staff_stock_receive', touched });
    expect(line?.touched).toContainEqual({ name: 'product_id', id: String(id) });
  });

  it('begins once when it is received twice at the same time, and loses nothing', async () => {
    const { _id: pharmacy } = await pharmacyOf();
    const id = await shop.product();
    const over = { pharmacy_id: String(pharmacy) };
    const answers = await Promise.all([1, 2, 3].map(() => desk.receive(id, over)));
    expect(answers.map(failure)).toEqual([undefined, undefined, undefined]);
    expect(await left(pharmacy, id)).toBe(12);
    expect(await shop.db.collection('shelves').countDocuments({ product_id: id })).toBe(1);
  });

  it('is set to what was counted only if it has not moved [shelves-06]', async () => {
    const { _id: pharmacy } = await pharmacyOf();
    const id = await shop.product({ stock: 7 });
    const over = { pharmacy_id: String(pharmacy) };
    await put(pharmacy, id, 5);
    expect(failure(await desk.count(id, 7, 6, over))).toEqual({
      code: 'STOCK_MOVED',
      message: 'The stock has become 5 meanwhile. Please count again.',
    });
    await desk.count(id, 5, 2, over);
    expect([await left(pharmacy, id), await shop.stockOf(id)]).toEqual([2, 7]);
    const fresh = await shop.product();
    expect(failure(await desk.count(fresh, 0, 3, over))).toBeUndefined();
    expect(await left(pharmacy, fresh)).toBe(3);
  });

  it('exists only where orders are collected', async () => {
    const { _id: without } = await pharmacyOf(false).catch(() => ({ _id: 99_999 }));
    const id = await shop.product();
    for (const pharmacy_id of [String(without), '99999', 'x', '']) {
      expect(failure(await desk.receive(id, { pharmacy_id }))?.message).toBe('Please choose a pharmacy');
    }
  });
});
