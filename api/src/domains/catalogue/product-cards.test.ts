import { describe, expect, it } from 'vitest';
import { KNOWN } from '../../../seed';
import { testApi } from '../../../test/server/test-api';
import type { ProductDocument } from './documents';

const NOON = new Date('2026-11-24T12:00:00+11:00');

describe('products', () => {
  const api = testApi({ now: NOON });
  const stored = (slug: string) => api.db.collection<ProductDocument>('products').findOne({ slug });

  it('return cards with the fields of the card view [3.d-03]', async () => {
    const { _id } = (await stored(KNOWN.gated)) ?? {};
    const response = await api.request(
      `query Cards($ids: [ID!]!) {
        products(ids: $ids) {
          id queryID title url brand image schedule isGated isOutOfStock isPromoted isHlp price priceType isPractitioner
          isSkipQuestionnaire rrp originalPrice isClearance promotions { promotionId displayTitle } isTelehealth
          bookingType isTgaGeneral sku
        }
      }`,
      { ids: [String(_id)] },
    );
    expect(response.data.products[0]).toMatchObject({
      id: String(_id),
      queryID: null,
      url: `/products/${KNOWN.gated}`,
      isGated: true,
      isOutOfStock: false,
      isTelehealth: false,
      bookingType: null,
    });
  });

  it.each([
    [KNOWN.magnesium, {}],
    [KNOWN.gated, { isGated: true }],
    [KNOWN.practitioner, { isPractitioner: true }],
    [KNOWN.practitionerSkip, { isPractitioner: true, isSkipQuestionnaire: true }],
    [KNOWN.schedule2, { isHlp: true }],
    [KNOWN.tga, { isTgaGeneral: true }],
    [KNOWN.clearance, { isClearance: true }],
    [KNOWN.outOfStock, { isOutOfStock: true }],
    [KNOWN.telehealthShortConsult, { isTelehealth: true }],
  ])('mark on the card of %s what it is, and nothing else [3.d-03]', async (slug, marks) => {
    const { _id } = (await stored(slug)) ?? {};
    const names = `isGated isOutOfStock isHlp isPractitioner isSkipQuestionnaire isClearance isTelehealth isTgaGeneral`;
    const response = await api.request(
      `query Cards($ids: [ID!]!) { products(ids: $ids, include_unavailable: true) { ${names} } }`,
      { ids: [String(_id)] },
    );
    const none = Object.fromEntries(names.split(' ').map((name) => [name, false]));
    expect(response.data.products).toEqual([{ ...none, ...marks }]);
  });

  it('return cards in the order of the ids, with unavailable ones only on request [7.k-06 7.k-07]', async () => {
    const slugs = [KNOWN.disabled, KNOWN.magnesium, KNOWN.outOfStock];
    const ids = await Promise.all(slugs.map(async (slug) => String((await stored(slug))?._id)));
    const query =
      'query($ids: [ID!]!, $all: Boolean) { products(ids: $ids, include_unavailable: $all) { id } }';
    const some = await api.request(query, { ids: [...ids, 'none', '123456789'] });
    const all = await api.request(query, { ids, all: true });
    expect(some.data.products).toEqual([{ id: ids[1] }]);
    expect(all.data.products).toEqual(ids.map((id) => ({ id })));
  });

  it('recommend at most 12 others that may be promoted [7.d-04 9.d-03]', async () => {
    const origin = await stored(KNOWN.magnesium);
    const sold = await api.db
      .collection<ProductDocument>('products')
      .find({ status: 'Active' })
      .limit(8)
      .toArray();
    // Several products, so that more than twelve could be recommended.
    const origins = [String(origin?._id), ...sold.map(({ _id }) => String(_id))];
    const response = await api.request(
      `query RecommendedProducts($input: RecommendedProductsInput!) {
        recommended_products(input: $input) { data { id schedule isOutOfStock } paginatorInfo { total current_page last_page per_page } }
      }`,
      {
        input: {
          models: ['related_products', 'bought_together', 'popular'],
          product_ids: origins,
          limit: 50,
        },
      },
    );
    const { data, paginatorInfo } = response.data.recommended_products;
    expect(data).toHaveLength(12);
    expect(paginatorInfo.total).toBe(12);
    expect(data.filter(({ id }: { id: string }) => origins.includes(id))).toEqual([]);
    for (const card of data)
      expect([card.isOutOfStock, [null, '2'].includes(card.schedule)]).toEqual([false, true]);
  });
});
