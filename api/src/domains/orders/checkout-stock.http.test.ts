import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const intentsOf = async (key: string) => {
  const found = await shop.db
    .collection('gateway_intents')
    .find({ idempotency_key: { $gte: key, $lt: `${key}~` } })
    .toArray();
  return found.map(({ status }) => status);
};
const stillOpen = async (cart_uuid: string) =>
  at(await shop.guest().cart(cart_uuid, 'num_items'), 'cart.num_items');

describe('stock that runs out', () => {
  it('makes the product unavailable in the search immediately', async () => {
    const guest = shop.guest();
    const id = await shop.product({ stock: 2 });
    const isAvailable = () => shop.services.search.products.get(String(id))?.available;
    await guest.place(await guest.readyCart(id));
    expect(isAvailable()).toBe(true);
    await guest.place(await guest.readyCart(id));
    expect(isAvailable()).toBe(false);
  });

  it('reports the line, charges nothing and preserves the cart', async () => {
    const [first, second] = [shop.guest(), shop.guest()];
    const id = await shop.product({ stock: 3 });
    const [early, late] = [await first.readyCart(id, 2), await second.readyCart(id, 2)];
    expect((await first.place(early)).errors).toBeUndefined();
    const key = randomUUID();
    const answer = await second.place(late, { idempotency_key: key });
    expect(failure(answer)).toEqual({
      code: 'CART_ITEM_ERRORS',
      message: 'Only 1 left in stock. Please lower the quantity.',
    });
    expect(answer.errors?.[0]?.extensions.items).toMatchObject([{ code: 'insufficient_stock' }]);
    expect(await intentsOf(key)).toEqual([]);
    expect(await shop.stockOf(id)).toBe(1);
    expect(await stillOpen(late)).toBe(2);
  });

  it('gives 30 of 60 concurrent buyers the 30 units, and charges only those', async () => {
    const id = await shop.product({ stock: 30 });
    const buyers = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const guest = shop.guest();
        return { guest, cart: await guest.readyCart(id), key: randomUUID(), token: await guest.cardToken() };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ guest, cart, key, token }) =>
        guest.placeUntilKnown(cart, { idempotency_key: key, stripe_source_id: token }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(30);
    const codes = new Set(answers.map(failure).flatMap((error) => error?.code ?? []));
    expect([...codes]).toEqual(['CART_ITEM_ERRORS']);
    expect(await shop.stockOf(id)).toBe(0);
    const statuses = (await Promise.all(buyers.map(({ key }) => intentsOf(key)))).flat();
    expect(statuses.filter((status) => status === 'captured')).toHaveLength(30);
    expect(statuses.filter((status) => status === 'authorised')).toHaveLength(0);
  }, 60_000);
});
