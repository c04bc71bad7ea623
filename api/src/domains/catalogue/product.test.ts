import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KNOWN } from '../../../seed';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';
import type { ProductDocument } from './documents';

const NOON = new Date('2026-11-24T12:00:00+11:00');
const SATURDAY = new Date('2026-11-28T12:00:00+11:00');

describe('products', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ now: NOON });
  });
  afterAll(() => api.close());

  const product = async (slug: string, fields: string) => {
    const response = await api.request(
      `query Product($slug: String!) { product(slug: $slug) { ${fields} } }`,
      {
        slug,
      },
    );
    expect(response.errors).toBeUndefined();
    return response.data.product;
  };
  const stored = (slug: string) => api.db.collection<ProductDocument>('products').findOne({ slug });

  it('return their own fields [3.c-01 3.c-02 3.c-05 3.c-08 3.c-09 3-01]', async () => {
    const fields = `id code name slug url description seo_title metadescription stock rrp status can_autodeliver
      is_out_of_stock is_fridge is_pharmacy is_practitioner is_tga is_gated is_preorder is_clearance
      is_skip_questionnaire is_limited_supply requires_prescription order_limit schedule gst_free`;
    const response = await product(KNOWN.magnesium, fields);
    const document = await stored(KNOWN.magnesium);
    const { id, url, is_out_of_stock, ...facts } = response;
    expect(document).toMatchObject(facts);
    expect(response).toMatchObject({
      id: String(document?._id),
      url: `/products/${KNOWN.magnesium}`,
      is_out_of_stock: false,
    });
  });

  it('report when they are unavailable [4.a-01 4.a-02]', async () => {
    const fields = 'status is_out_of_stock is_available';
    expect(await product(KNOWN.outOfStock, fields)).toEqual({
      status: 'Active',
      is_out_of_stock: true,
      is_available: false,
    });
    expect(await product(KNOWN.disabled, fields)).toMatchObject({ status: 'Disabled', is_available: false });
    expect(await product('no-such-product', 'id')).toBeNull();
  });

  it('return prices, images and points [3.c-03 3.c-04 3.c-22 3.m-09]', async () => {
    const response = await product(
      KNOWN.multibuy,
      'prices { min_qty type value } images { id url } primary_image { id url } edr_base_points edr_bonus_points',
    );
    const multibuy = response.prices.find(({ type }: { type: string }) => type.startsWith('multi_'));
    expect(multibuy.type).toBe(`multi_${multibuy.min_qty}`);
    expect(response.primary_image).toEqual(response.images[0]);
    expect(response.images[0].url).toMatch(/^\/media\/packshot\/.+\.svg$/);
    expect((await fetch(api.url + response.images[0].url)).headers.get('content-type')).toContain(
      'image/svg+xml',
    );
    const everyday = response.prices.find(({ type }: { type: string }) => type === 'default').value;
    expect(response.edr_base_points).toBe(Math.floor(everyday / 100));
  });

  it('return the after-hours price by the state’s local time [3.c-24 7.d-02 9.a-06]', async () => {
    const afterHours = await api.db
      .collection('products')
      .findOne({ 'prices.type': 'afterhours', status: 'Active' });
    const live = async () => {
      const response = await api.request(
        `query ProductLivePrice($slug: String!, $state: State, $gmt_offset: Int) {
          product(slug: $slug) {
            edr_base_points
            live_price_type(gmt_offset: $gmt_offset, state: $state)
            live_price(gmt_offset: $gmt_offset, state: $state) { value }
          }
        }`,
        { slug: afterHours?.slug, state: 'NSW', gmt_offset: 660 },
      );
      return response.data.product;
    };
    const value = (type: string) =>
      afterHours?.prices.find((price: { type: string }) => price.type === type)?.value;
    expect(await live()).toMatchObject({
      live_price_type: 'default',
      live_price: { value: value('default') },
    });
    api.clock.current = SATURDAY;
    expect(await live()).toMatchObject({
      live_price_type: 'afterhours',
      live_price: { value: value('afterhours') },
    });
    api.clock.current = NOON;
  });

  it('default to NSW time without a state, whatever the device’s offset [7.d-02]', async () => {
    const found = await api.db.collection('products').findOne({ 'prices.type': 'afterhours' });
    const types = async () => {
      const response = await api.request(
        `query ProductLivePrice($slug: String!) {
          product(slug: $slug) {
            unasked: live_price_type(gmt_offset: 480)
            perth: live_price_type(gmt_offset: 660, state: WA)
          }
        }`,
        { slug: found?.slug },
      );
      return response.data.product;
    };
    // A Tuesday: evening in Sydney, afternoon in Perth.
    api.clock.current = new Date('2026-11-24T18:30:00+11:00');
    expect(await types()).toMatchObject({ unasked: 'afterhours' });
    expect((await types()).perth).not.toBe('afterhours');
    api.clock.current = NOON;
  });

  it('return restrictions, tags and lists [3.c-06 3.c-07 3.c-10 3.c-11 3.c-12 6-11 6-12]', async () => {
    expect((await product(KNOWN.excludedState, 'excluded_states')).excluded_states.length).toBeGreaterThan(0);
    expect(await product(KNOWN.telehealthShortConsult, 'booking_type')).toEqual({
      booking_type: 'ShortConsult',
    });
    expect((await product(KNOWN.journeyProduct, 'journey_ids')).journey_ids).toEqual([1]);
    expect(await product(KNOWN.schedule3, 'is_restricted is_advertisable')).toEqual({
      is_restricted: true,
      is_advertisable: false,
    });
    expect(await product(KNOWN.schedule3AppendixH, 'is_restricted tags { name }')).toMatchObject({
      is_restricted: false,
      tags: expect.arrayContaining([{ name: 'S3_Appendix H' }]),
    });
    const lists = await product(KNOWN.magnesium, 'attributes { name type value } badges key_ingredients');
    expect(lists.badges.length).toBeLessThanOrEqual(4);
    const attribute = lists.attributes.find(({ name }: { name: string }) =>
      name.startsWith('Key Ingredients'),
    );
    expect(lists.key_ingredients).toEqual(attribute.value.split(', '));
  });

  it('return at most 4 badges [3.c-11 9.b-05]', async () => {
    const attributes = [{ name: 'Product Badges', type: 'list', value: 'One, Two,Three , Four, Five' }];
    await api.db.collection('products').updateOne({ slug: KNOWN.gstFree }, { $set: { attributes } });
    expect(await product(KNOWN.gstFree, 'badges')).toEqual({ badges: ['One', 'Two', 'Three', 'Four'] });
  });

  it.each([
    ['size', KNOWN.magnesium],
    ['flavour', KNOWN.variants],
    ['colour', KNOWN.variantColour],
    ['format', KNOWN.variantFormat],
    ['fragrance', KNOWN.variantFragrance],
    ['brand', KNOWN.prescription],
  ])('return their variants by %s [3.c-13 3.c-14]', async (axis, slug) => {
    const fields = `${axis}_variants { slug name code description group_${axis} is_out_of_stock images { url } prices { type value } }`;
    const variants = (await product(slug, `group_${axis} ${fields}`))[`${axis}_variants`];
    const values = variants.map((variant: Record<string, unknown>) => variant[`group_${axis}`]);
    expect(variants.length).toBeGreaterThan(1);
    expect(new Set(values).size).toBe(variants.length);
    expect(variants.map((variant: { slug: string }) => variant.slug)).toContain(slug);
  });

  it('return what they belong to [3.c-15 3.c-16 3.c-18 3.c-19 3.c-23]', async () => {
    const response = await product(
      KNOWN.magnesium,
      `brand { id name slug url display_title description banner_image logo_image meta_description seo_title }
       breadcrumbs { slug name display_title description url lineage { display_title } }
       warnings { message position } txt_directions txt_ingredients txt_storage txt_warnings`,
    );
    expect(response.brand).toMatchObject({ name: 'Tidewell', url: '/brands/tidewell' });
    expect(response.breadcrumbs.map(({ url }: { url: string }) => url)).toEqual([
      '/browse/vitamins-supplements',
      '/browse/vitamins-supplements/minerals',
      '/browse/vitamins-supplements/minerals/magnesium',
    ]);
    expect(response.breadcrumbs[2].lineage).toHaveLength(3);
    expect(response.txt_directions).toBeTruthy();
  });

  it('return advice, manufacturer banners and the seller [3.c-17 3.c-20 2.9-05]', async () => {
    const advice = await product(KNOWN.magnesium, 'expert_advice_description expert_advice_products { id }');
    expect(advice.expert_advice_products.length).toBeGreaterThan(0);
    const { coop_advert } = await product(KNOWN.coop, 'coop_advert { kontent_code }');
    const banner = await api.request(
      'query($code: String!) { promo_banner(code: $code) { code title targetLink } }',
      {
        code: coop_advert.kontent_code,
      },
    );
    expect(banner.data.promo_banner).toMatchObject({ code: coop_advert.kontent_code });
    expect(await product(KNOWN.schedule2, 'sold_by')).toEqual({ sold_by: 'Saltbush Pharmacy' });
    expect(await product(KNOWN.magnesium, 'sold_by')).toEqual({ sold_by: null });
  });

  it('return running promotions with their products [3.c-21 3.e-01 7.d-06 7.d-07]', async () => {
    const { promotions } = await product(
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

  it('do not promote medicines that may not be advertised [advertising-01]', async () => {
    await api.db
      .collection('products')
      .updateOne({ slug: KNOWN.prescription }, { $set: { promotion_ids: [1, 2, 3], rrp: 99_999 } });
    const response = await product(
      KNOWN.prescription,
      'rrp promotions { id } card { rrp originalPrice isPromoted promotions { promotionId } schedule }',
    );
    expect(response).toEqual({
      rrp: null,
      promotions: [],
      card: { rrp: null, originalPrice: null, isPromoted: false, promotions: [], schedule: '4' },
    });
  });

  it('return shipping methods for a postcode, same-day included [7.d-01 2.10-09]', async () => {
    const types = async (slug: string, postcode: string) => {
      const { shipping_methods } = await product(
        slug,
        `shipping_methods(postcode: "${postcode}") { type display_price }`,
      );
      return shipping_methods.map(({ type }: { type: string }) => type);
    };
    expect(await types(KNOWN.magnesium, '2000')).toEqual(['same-day', 'express', 'standard']);
    expect(await types(KNOWN.coldChain, '2000')).not.toContain('standard');
    expect(await types(KNOWN.preorder, '2000')).not.toContain('same-day');
    expect(await types(KNOWN.telehealthShortConsult, '2000')).toEqual([]);
    expect(await types(KNOWN.magnesium, '0001')).toEqual([]);
    const { shipping_methods } = await product(KNOWN.freeShipping, 'shipping_methods { type display_price }');
    expect(shipping_methods).toContainEqual({ type: 'standard', display_price: 'free' });
  });
});
