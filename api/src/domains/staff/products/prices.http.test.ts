import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { favouriteAlerts } from '../../../../test/shop/favourite-alerts';
import { price, productDesk } from '../../../../test/shop/product-desk';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { plannedPrices } from '../../../jobs/planned-prices';

const shop = testShop();
const desk = productDesk(shop);
const alerts = favouriteAlerts(shop);

describe('a price', () => {
  it('changes at once in search, product page and cart, and tells who saved the product', async () => {
    const id = await shop.product({ prices: [price(1000)], name: 'Iron' });
    await alerts.watcher(id);
    await alerts.settle();
    const guest = shop.guest();
    const cart = await guest.newCart();
    await guest.add(cart, id);
    expect(
      at(await desk.setPrice(id, { type: 'promo', expected: null, value: 800 }), 'staff_prices_set'),
    ).toMatchObject({
      product: { product: { price: 1000, sale_price: 800 }, price_changes: [{ state: 'done', value: 800 }] },
    });
    expect(shop.services.search.products.get(String(id))?.price).toBe(800);
    expect(at(await guest.cart(cart, 'items { unit_price }'), 'cart.items.0.unit_price')).toBe(800);
    const mails = await alerts.mailsSent();
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Iron: $8.00, was $10.00')]);
  });

  it('begins on its day in Sydney, once across processes', async () => {
    const id = await shop.product({ prices: [price(1000)] });
    const key = randomUUID();
    const planned = await Promise.all([1, 2].map(() => desk.setPrice(id, { key, from: '2026-12-01' })));
    for (const answer of planned) {
      expect(at(answer, 'staff_prices_set.product')).toMatchObject({
        product: { price: 1000 },
        price_changes: [{ state: 'planned', value: 1200 }],
      });
    }
    const job = plannedPrices(shop.services);
    const begin = () => job?.run(new AbortController().signal);
    shop.clock.current = new Date('2026-11-30T12:59:00Z');
    await begin();
    expect(shop.services.search.products.get(String(id))?.price).toBe(1000);
    shop.clock.current = new Date('2026-11-30T13:01:00Z');
    await Promise.all([begin(), begin()]);
    expect(shop.services.search.products.get(String(id))?.price).toBe(1200);
  });

  it('that no longer fits does not begin, and a cancelled one neither', async () => {
    const id = await shop.product({ prices: [price(1000)] });
    const sale = { type: 'promo', expected: null };
    const [refused, cancelled] = [randomUUID(), randomUUID()];
    await desk.setPrice(id, { ...sale, key: refused, value: 900, from: '2026-12-01' });
    await desk.setPrice(id, { ...sale, key: cancelled, value: 500, from: '2026-12-02' });
    await desk.setPrice(id, { value: 850 });
    const cancel = () => desk.cancelPrice(id, cancelled);
    for (const answer of [await cancel(), await cancel()]) expect(failure(answer)).toBeUndefined();
    shop.clock.current = new Date('2026-12-03T00:00:00Z');
    await plannedPrices(shop.services)?.run(new AbortController().signal);
    const stored = await shop
      .collection('price_changes')
      .find({ product_id: id })
      .sort({ from: -1 })
      .toArray();
    expect(stored.map(({ state }) => state)).toEqual(['cancelled', 'refused', 'done']);
    expect(shop.services.search.products.get(String(id))?.price).toBe(850);
  });

  it('is refused if it was changed meanwhile, breaks the rules, or promotes a medicine [advertising-01]', async () => {
    const id = await shop.product({ prices: [price(1000), price(800, 'promo')] });
    expect(failure(await desk.setPrice(id, { expected: 900 }))?.code).toBe('PRICE_MOVED');
    const wrong = [{ value: 700 }, { value: null }, { value: 0 }, { from: '2026-11-24' }, { from: 'soon' }];
    for (const over of wrong) expect(failure(await desk.setPrice(id, over))?.code).toBe('INVALID_INPUT');
    const medicine = await shop.product({ schedule: '4', prices: [price(1000)] });
    const sale = { type: 'promo', expected: null, value: 500 };
    expect(failure(await desk.setPrice(medicine, sale))?.message).toMatch(/may not be promoted/);
    expect(failure(await desk.cancelPrice(medicine, randomUUID()))?.code).toBe('NOT_FOUND');
  });

  it('leaps only if that is confirmed, now and from a day on', async () => {
    const id = await shop.product({ prices: [price(1995)] });
    const slip = { expected: 1995, value: 199_500 };
    for (const over of [slip, { ...slip, from: '2026-12-01' }, { expected: 1995, value: 199 }]) {
      expect(failure(await desk.setPrice(id, over))?.code).toBe('PRICE_LEAP');
    }
    expect(failure(await desk.setPrice(id, slip))?.message).toContain('from $19.95 to $1,995.00');
    expect(await shop.collection('price_changes').countDocuments({ product_id: id })).toBe(0);
    const meant = await desk.setPrice(id, { ...slip, leap_confirmed: true });
    expect(at(meant, 'staff_prices_set.product.product.price')).toBe(199_500);
  });
});
