import { describe, expect, it } from 'vitest';
import { KNOWN } from '../../../../seed';
import { productReader } from '../../../../test/clients/product-reader';
import { testApi } from '../../../../test/server/test-api';

const NOON = new Date('2026-11-24T12:00:00+11:00');

describe('products', () => {
  const api = testApi({ now: NOON });
  const products = productReader(api);

  it('return their own fields [3.c-01 3.c-02 3.c-05 3.c-08 3.c-09 3-01]', async () => {
    const fields = `id code name slug url description seo_title metadescription stock rrp status can_autodeliver
      is_out_of_stock is_fridge is_pharmacy is_practitioner is_tga is_gated is_preorder is_clearance
      is_skip_questionnaire is_limited_supply requires_prescription order_limit schedule gst_free`;
    const response = await products.product(KNOWN.magnesium, fields);
    const document = await products.stored(KNOWN.magnesium);
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
    expect(await products.product(KNOWN.outOfStock, fields)).toEqual({
      status: 'Active',
      is_out_of_stock: true,
      is_available: false,
    });
    expect(await products.product(KNOWN.disabled, fields)).toMatchObject({
      status: 'Disabled',
      is_available: false,
    });
    expect(await products.product('no-such-product', 'id')).toBeNull();
  });

  it('include the short consult, which others lead to [2.1-03]', async () => {
    expect(await products.product('telehealth-short-consult', 'url status booking_type')).toEqual({
      url: '/products/telehealth-short-consult',
      status: 'Active',
      booking_type: 'ShortConsult',
    });
  });

  it('return restrictions, tags and lists [3.c-06 3.c-07 3.c-10 3.c-11 3.c-12 6-11 6-12]', async () => {
    expect(
      (await products.product(KNOWN.excludedState, 'excluded_states')).excluded_states.length,
    ).toBeGreaterThan(0);
    expect(await products.product(KNOWN.telehealthShortConsult, 'booking_type')).toEqual({
      booking_type: 'ShortConsult',
    });
    expect((await products.product(KNOWN.journeyProduct, 'journey_ids')).journey_ids).toEqual([1]);
    expect(await products.product(KNOWN.schedule3, 'is_restricted is_advertisable')).toEqual({
      is_restricted: true,
      is_advertisable: false,
    });
    expect(await products.product(KNOWN.schedule3AppendixH, 'is_restricted tags { name }')).toMatchObject({
      is_restricted: false,
      tags: expect.arrayContaining([{ name: 'S3_Appendix H' }]),
    });
    const lists = await products.product(
      KNOWN.magnesium,
      'attributes { name type value } badges key_ingredients',
    );
    expect(lists.badges.length).toBeLessThanOrEqual(4);
    const attribute = lists.attributes.find(({ name }: { name: string }) =>
      name.startsWith('Key Ingredients'),
    );
    expect(lists.key_ingredients).toEqual(attribute.value.split(', '));
  });

  it('return at most 4 badges [3.c-11 9.b-05]', async () => {
    const attributes = [{ name: 'Product Badges', type: 'list', value: 'One, Two,Three , Four, Five' }];
    await api.db.collection('products').updateOne({ slug: KNOWN.gstFree }, { $set: { attributes } });
    expect(await products.product(KNOWN.gstFree, 'badges')).toEqual({
      badges: ['One', 'Two', 'Three', 'Four'],
    });
  });

  it('return no badge that the label contradicts, what it declares, and the dose [advertising-06] [selling-39]', async () => {
    const attributes = [
      { name: 'Product Badges', type: 'list', value: 'Vegan, Gluten free, Dairy free, Australian made' },
      { name: 'Allergens', type: 'list', value: 'Milk' },
      { name: 'AUST Number', type: 'text', value: 'AUST L 912345' },
      { name: 'Servings', type: 'number', value: '30' },
    ];
    const txt_ingredients = 'Each capsule contains: vitamin E 10 mg. Also contains: gelatin.';
    const label = { attributes, txt_ingredients, schedule: '3' };
    await api.db.collection('products').updateOne({ slug: KNOWN.autodelivery }, { $set: label });
    const fields = 'badges facts { name value note url } dose { title rows { name amount } rest }';
    const told = await products.product(KNOWN.autodelivery, fields);
    expect(told.badges).toEqual(['Gluten free', 'Australian made']);
    expect(told.facts.map(({ name, value }: { name: string; value: string }) => `${name}: ${value}`)).toEqual(
      [
        'Pack: 250 Soft Capsules',
        'Servings: 30 a pack',
        'Contains: Milk',
        'Schedule: Pharmacist only medicine (S3)',
        'Register number: AUST L 912345',
        'Leaflet: Consumer medicine information at the TGA',
      ],
    );
    expect(told.facts[4].note).toMatch(/^Listed: /);
    expect(told.facts[5].url).toMatch(/^https:\/\/www\.tga\.gov\.au\//);
    expect(told.dose).toEqual({
      title: 'Each capsule contains',
      rows: [{ name: 'Vitamin E', amount: '10 mg' }],
      rest: 'Also contains: gelatin.',
    });
    const odd = [{ name: 'Servings', type: 'number', value: 'many' }];
    const bare = { attributes: odd, txt_ingredients: null, schedule: '' };
    await api.db.collection('products').updateOne({ slug: KNOWN.autodelivery }, { $set: bare });
    expect(await products.product(KNOWN.autodelivery, fields)).toEqual({
      badges: [],
      facts: [{ name: 'Pack', value: '250 Soft Capsules', note: null, url: null }],
      dose: null,
    });
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
    const variants = (await products.product(slug, `group_${axis} ${fields}`))[`${axis}_variants`];
    const values = variants.map((variant: Record<string, unknown>) => variant[`group_${axis}`]);
    expect(variants.length).toBeGreaterThan(1);
    expect(new Set(values).size).toBe(variants.length);
    expect(variants.map((variant: { slug: string }) => variant.slug)).toContain(slug);
  });

  it('return what they belong to [3.c-16 3.c-18 3.c-19]', async () => {
    const response = await products.product(
      KNOWN.magnesium,
      `brand { id name slug url display_title description banner_image logo_image meta_description seo_title }
       breadcrumbs { slug name display_title description url lineage { display_title } }
       warnings { message position } txt_directions txt_ingredients txt_storage txt_warnings`,
    );
    const { id, url, ...brand } = response.brand;
    expect([brand.name, url]).toEqual(['Tidewell', '/brands/tidewell']);
    const stored = await api.db.collection('brands').findOne({ slug: 'tidewell' });
    expect(stored).toMatchObject({ _id: Number(id), ...brand });
    expect(Object.values(brand)).not.toContain(null);
    const crumbs = response.breadcrumbs as Record<string, unknown>[];
    expect(crumbs.map(({ url, display_title }) => [url, display_title])).toEqual([
      ['/browse/vitamins-supplements', 'Vitamins & supplements'],
      ['/browse/vitamins-supplements/minerals', 'Minerals'],
      ['/browse/vitamins-supplements/minerals/magnesium', 'Magnesium'],
    ]);
    expect(crumbs[2]).toMatchObject({
      slug: 'magnesium',
      description: expect.stringMatching(/./),
      lineage: crumbs.map(({ display_title }) => ({ display_title })),
    });
    expect(response.txt_directions).toBeTruthy();
  });

  it('return each warning with its position, and the printed texts by their names [3.c-15 3.c-18]', async () => {
    const label = {
      warnings: [
        { message: 'Ask your doctor first.', position: 'top' },
        { message: 'Keep refrigerated.', position: 'bottom' },
      ],
      txt_directions: 'Two daily.',
      txt_ingredients: 'Magnesium 100 mg.',
      txt_storage: 'Below 25 degrees.',
      txt_warnings: 'Not for children.',
    };
    await api.db.collection('products').updateOne({ slug: KNOWN.lowStock }, { $set: label });
    const fields = 'warnings { message position } txt_directions txt_ingredients txt_storage txt_warnings';
    expect(await products.product(KNOWN.lowStock, fields)).toEqual(label);
    const [first] = (await products.product(KNOWN.prescription, 'warnings { message position }')).warnings;
    expect(first).toEqual({ message: expect.stringMatching(/^Prescription medicine\./), position: 'top' });
  });

  it('return advice, manufacturer banners and the seller [3.c-17 3.c-20 2.9-05]', async () => {
    const advice = await products.product(
      KNOWN.magnesium,
      'expert_advice_description expert_advice_products { id }',
    );
    expect(advice.expert_advice_products.length).toBeGreaterThan(0);
    const { coop_advert } = await products.product(KNOWN.coop, 'coop_advert { kontent_code }');
    const banner = await api.request(
      'query($code: String!) { promo_banner(code: $code) { code title targetLink } }',
      {
        code: coop_advert.kontent_code,
      },
    );
    expect(banner.data.promo_banner).toMatchObject({ code: coop_advert.kontent_code });
    expect(await products.product(KNOWN.schedule2, 'sold_by')).toEqual({ sold_by: 'Saltbush Pharmacy' });
    expect(await products.product(KNOWN.magnesium, 'sold_by')).toEqual({ sold_by: null });
  });
});
