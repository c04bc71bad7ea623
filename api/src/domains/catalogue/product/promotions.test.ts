import { describe, expect, it } from 'vitest';
import { KNOWN } from '../../../../seed';
import { productReader } from '../../../../test/clients/product-reader';
import { testApi } from '../../../../test/server/test-api';

const NOON = new Date('2026-11-24T12:00:00+11:00');

describe('promotions of products', () => {
  const api = testApi({ now: NOON });
  const products = productReader(api);

  it('return running promotions with their products [3.c-21 3.e-01 7.d-06 7.d-07]', async () => {
    const { promotions } = await products.product(
      KNOWN.mixAndMatch,
      'promotions { id display_title display_info end_date products { id } }',
    );
    expect(promotions.length).toBeGreaterThan(0);
    const response = await api.request(
      `query GetPromotionProductsById($id: ID!) {
        promotions(id: $id) {
          id display_title display_info
          products { id code name primary_image { id url } slug schedule is_out_of_stock is_clearance is_pharmacy
            is_practitioner requires_prescription }
        }
      }`,
      { id: promotions[0].id },
    );
    const slugs = response.data.promotions.products.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toContain(KNOWN.mixAndMatch);
    for (const { is_out_of_stock } of response.data.promotions.products) expect(is_out_of_stock).toBe(false);
    expect((await api.request('{ promotions(id: "999999") { id } }')).data).toEqual({ promotions: null });
  });

  it('list what can be bought alone, most popular first [2.14-01] [7.d-07]', async () => {
    const list = async () => {
      const response = await api.request('{ promotions(id: "2") { products(limit: 4) { slug } } }');
      return response.data.promotions.products.map(({ slug }: { slug: string }) => slug);
    };
    const stored = api.db.collection('products');
    const set = (slug: string, change: object) => stored.updateOne({ slug }, { $set: change });
    const four = [KNOWN.magnesium, KNOWN.lowStock, KNOWN.autodelivery, KNOWN.freeShipping];
    for (const [at, slug] of four.entries()) await set(slug, { promotion_ids: [2], popularity: 9 - at });
    expect(await list()).toEqual(four);
    await set(KNOWN.magnesium, { stock: 0 });
    await set(KNOWN.lowStock, { status: 'Disabled' });
    expect((await list()).slice(0, 2)).toEqual(four.slice(2));
  });

  it('do not promote medicines that may not be advertised [advertising-01]', async () => {
    await api.db
      .collection('products')
      .updateOne({ slug: KNOWN.prescription }, { $set: { promotion_ids: [1, 2, 3], rrp: 99_999 } });
    const response = await products.product(
      KNOWN.prescription,
      'rrp promotions { id } card { rrp originalPrice isPromoted promotions { promotionId } schedule }',
    );
    expect(response).toEqual({
      rrp: null,
      promotions: [],
      card: { rrp: null, originalPrice: null, isPromoted: false, promotions: [], schedule: '4' },
    });
  });
});
