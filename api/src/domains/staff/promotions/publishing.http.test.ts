import { describe, expect, it } from 'vitest';
import { DRAFT, promotionDesk } from '../../../../test/shop/counter/promotion-desk';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const desk = promotionDesk(shop);

const CART = `discount_total edr_bonus_points items { matched_promotion { id met_message }
  missed_promotions { unmet_message } }`;
const { display_title, display_info, met_message, unmet_message } = DRAFT;
const WORDS = { display_title, display_info, met_message, unmet_message, until: '2026-12-09T09:00' };

/** A guest with units of a product in a cart. */
async function buyer(product: number, quantity: number) {
  const guest = shop.guest();
  const cart = await guest.newCart();
  await guest.add(cart, product, quantity);
  return async () => at<Record<string, unknown>>(await guest.cart(cart, CART), 'cart');
}

/** What shoppers are shown of a product's promotions. */
const titlesOf = (id: number) =>
  shop.services.search.products.get(String(id))?.promotions.map((one) => one.display_title);
const pageOf = async (id: string) =>
  at<{ products: object[] } | null>(
    await shop
      .guest()
      .send('query ($id: ID!) { promotions(id: $id) { display_title products { id } } }', { id }),
    'promotions',
  );

describe('a published promotion', () => {
  it('is in cart, search and on its page until it ends [promotions-01] [promotions-05]', async () => {
    const product = await shop.product();
    const cart = await buyer(product, 2);
    const id = await desk.draft([product]);
    expect(await cart()).toMatchObject({ discount_total: 0 });
    const published = await desk.publish(id);
    expect(at(published, 'staff_promotions_publish.promotion')).toMatchObject({
      version: 2,
      promotion: { state: 'running', from: '2026-11-24T00:00:00.000Z', changed_by: 'Una User' },
    });
    expect(await cart()).toMatchObject({
      discount_total: 200,
      items: [{ matched_promotion: { id, met_message } }],
    });
    expect(titlesOf(product)).toEqual([display_title]);
    expect(await pageOf(id)).toMatchObject({ display_title, products: [{ id: String(product) }] });

    expect(at(await desk.end(id, 2), 'staff_promotions_end.promotion.promotion.state')).toBe('ended');
    expect(await cart()).toMatchObject({
      discount_total: 0,
      items: [{ matched_promotion: null, missed_promotions: [] }],
    });
    expect(titlesOf(product)).toEqual([]);
    expect((await shop.guest().send(`{ promotions(id: "${id}") { id } }`)).data).toEqual({
      promotions: null,
    });
  });

  it('is published and ended once by requests at the same time', async () => {
    const product = await shop.product();
    const id = await desk.draft([product]);
    const published = await Promise.all([1, 2, 3].map(() => desk.publish(id)));
    expect(published.map(failure)).toEqual([undefined, undefined, undefined]);
    const ended = await Promise.all([1, 2, 3].map(() => desk.end(id, 2)));
    expect(ended.map((answer) => at(answer, 'staff_promotions_end.promotion.version'))).toEqual([3, 3, 3]);
  });

  it('begins later at its moment, and gets its points while it runs alone [selling-21]', async () => {
    const product = await shop.product({ edr_bonus_points: 5 });
    const cart = await buyer(product, 2);
    const id = await desk.draft([product], { kind: 'bonus_points', points: 50, from: '2026-11-24T11:05' });
    expect(at(await desk.publish(id), 'staff_promotions_publish.promotion.promotion.state')).toBe('coming');
    const shown = async () =>
      at(
        await shop.guest().send(`{ product(slug: "test-${product}") { edr_bonus_points } }`),
        'product.edr_bonus_points',
      );
    expect([await shown(), (await cart()).edr_bonus_points]).toEqual([5, 10]);
    shop.clock.current = new Date('2026-11-24T11:05:00+11:00');
    expect([await shown(), (await cart()).edr_bonus_points]).toEqual([55, 110]);
    expect(failure(await desk.end(id, 2))).toBeUndefined();
    expect([await shown(), (await cart()).edr_bonus_points]).toEqual([5, 10]);
  });

  it('keeps its products and numbers; words and end change, also on cards [promotions-02]', async () => {
    const product = await shop.product();
    const id = await desk.draft([product]);
    await desk.publish(id);
    expect(failure(await desk.save({ promotion_id: id, version: 2, percent: 50 }))).toEqual({
      code: 'PROMOTION_STATE',
      message: expect.stringContaining('End it and begin with a copy'),
    });
    expect(failure(await desk.discard(id, 2))?.code).toBe('PROMOTION_STATE');
    const changed = await desk.change(id, 2, { ...WORDS, display_title: 'Pairs' });
    expect(at(changed, 'staff_promotions_change.promotion.promotion')).toMatchObject({
      display_title: 'Pairs',
      until: '2026-12-08T22:00:00.000Z',
      numbers: { percent: 10 },
    });
    expect(titlesOf(product)).toEqual(['Pairs']);
    expect(failure(await desk.change(id, 2, WORDS))?.code).toBe('PROMOTION_MOVED');
    const back = await desk.change(id, 3, { ...WORDS, until: '2026-11-20T09:00' });
    expect(back.errors?.[0]?.extensions.fields).toHaveProperty('until');
    await desk.end(id, 3);
    expect(failure(await desk.change(id, 4, WORDS))?.code).toBe('PROMOTION_STATE');
  });

  it('is not what an editor publishes or ends [roles-04]', async () => {
    const id = await desk.draft([await shop.product()]);
    expect(failure(await desk.publish(id, 1, desk.people.editor))?.code).toBe('FORBIDDEN');
    await desk.publish(id);
    expect(failure(await desk.end(id, 2, desk.people.editor))?.code).toBe('FORBIDDEN');
  });

  it('is refused without products, over, or with a medicine that its draft had not [advertising-01] [promotions-03]', async () => {
    const fields = async (id: string) => (await desk.publish(id)).errors?.[0]?.extensions.fields;
    expect(await fields(await desk.draft([]))).toHaveProperty('product_ids');
    const product = await shop.product({ name: 'Reliever' });
    const id = await desk.draft([product], { until: '2026-11-24T11:05' });
    await shop.db
      .collection<{ _id: number }>('products')
      .updateOne({ _id: product }, { $set: { schedule: '3' } });
    expect(await fields(id)).toEqual({ product_ids: expect.stringContaining('Reliever') });
    shop.clock.current = new Date('2026-11-24T11:05:00+11:00');
    expect(await fields(id)).toHaveProperty('until');
    expect(failure(await desk.publish('99999999'))?.code).toBe('NOT_FOUND');
  });
});
