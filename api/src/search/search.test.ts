import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/server/start-test-api';
import type { ProductDocument } from '../domains/catalogue/documents';
import type { ProductRecord } from './records/product-record';

describe('the search service', () => {
  let api: TestApi;
  let client: ReturnType<typeof algoliasearch>;

  beforeAll(async () => {
    api = await startTestApi({ products: 600 });
    const { host } = new URL(api.url);
    client = algoliasearch('SALTBUSH', 'search-only', {
      hosts: [{ url: host, protocol: 'http', accept: 'readWrite' }],
    });
  });
  afterAll(() => api.close());

  // biome-ignore lint/suspicious/noExplicitAny: each test reads different fields of the response
  async function search(...requests: Record<string, unknown>[]): Promise<any[]> {
    const { results } = await client.search({ requests: requests as never });
    return results;
  }

  const product = async (slug: string) => {
    const found = await api.db.collection<ProductDocument>('products').findOne({ slug });
    if (!found) throw new Error(`No product ${slug}`);
    return found;
  };

  it('serves the ordinary client: hits, counts, banners and ids for events [7.k-01 7.k-02 7.k-05]', async () => {
    const [products, suggestions] = await search(
      {
        indexName: 'products',
        query: 'magnesium',
        hitsPerPage: 6,
        clickAnalytics: true,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
      {
        indexName: 'query_suggestions',
        query: 'magn',
        hitsPerPage: 6,
        clickAnalytics: true,
        ruleContexts: ['autocomplete'],
      },
    );
    expect(products.hits).toHaveLength(6);
    expect(products).toMatchObject({ page: 0, hitsPerPage: 6, query: 'magnesium', index: 'products' });
    expect(products.nbHits).toBeGreaterThan(6);
    expect(products.nbPages).toBe(Math.ceil(products.nbHits / 6));
    expect(products.queryID).toMatch(/^[a-f0-9]{32}$/);
    expect(products.hits[0]._highlightResult.name.value.toLowerCase()).toContain('<mark>magnesium</mark>');
    expect(suggestions.hits[0]).toMatchObject({
      query: expect.stringContaining('magnesium'),
      nb_words: expect.any(Number),
    });
    expect(suggestions.hits[0]._highlightResult.query.value).toContain('<em>magn</em>');
  });

  it('returns records with the fields of the contract [3.d-01 3.d-02]', async () => {
    const { hits } = (await search({ indexName: 'products', query: 'tidewell magnesium glycinate 120' }))[0];
    const { _id, code, slug, prices } = await product('tidewell-magnesium-glycinate-500mg-120-capsules');
    expect(hits[0]).toMatchObject({
      objectID: String(_id),
      name: 'Tidewell Magnesium Glycinate 500mg 120 Capsules',
      code,
      brand: 'Tidewell',
      available: true,
      url: `/products/${slug}`,
      price: prices.find(({ type }) => type === 'default')?.value,
      price_type: 'default',
      schedule: null,
      isPrescription: false,
      is_clearance: false,
      is_preorder: false,
      booking_type: null,
      recommending_journey_ids: [],
    });
    expect(Object.keys(hits[0])).toEqual(
      expect.arrayContaining(['flags', 'rrp', 'tags', 'image_sm', 'list_price', 'promotions']),
    );
    const [multibuy] = (await search({ indexName: 'products', facetFilters: ['flags:is_mup'], query: '' }))[0]
      .hits;
    expect(multibuy.flags).toContain('is_mup');
  });

  it('returns popular available products with few attributes [7.k-03 2.4-04]', async () => {
    const [result] = await search({
      indexName: 'products',
      query: '',
      hitsPerPage: 6,
      ruleContexts: ['autocomplete'],
      facetFilters: ['available:true'],
      attributesToRetrieve: ['name', 'price', 'available'],
      attributesToHighlight: [],
    });
    expect(result.hits).toHaveLength(6);
    for (const hit of result.hits) {
      expect(Object.keys(hit).sort()).toEqual(['available', 'name', 'objectID', 'price']);
      expect(hit.available).toBe(true);
    }
    expect(result.userData[0].promoBanners[0]).toMatchObject({ text: expect.any(String), theme: 'primary' });
  });

  it('counts facets, and searches the values of a facet', async () => {
    const [result, values] = await search(
      { indexName: 'products', query: 'magnesium', facets: ['brand', 'price'], hitsPerPage: 0 },
      { indexName: 'products', type: 'facet', facet: 'brand', facetQuery: 'tide' },
    );
    const sum = Object.values<number>(result.facets.brand).reduce((total, count) => total + count, 0);
    expect(sum).toBe(result.nbHits);
    expect(result.facets_stats.price.min).toBeLessThanOrEqual(result.facets_stats.price.max);
    expect(values.facetHits[0]).toMatchObject({ value: 'Tidewell', count: expect.any(Number) });
  });

  it('sorts by price and applies filters', async () => {
    const [result] = await search({
      indexName: 'products_price_asc',
      query: 'magnesium',
      filters: 'available:true AND price >= 1500',
    });
    const prices = result.hits.map(({ price }: ProductRecord) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(prices[0]).toBeGreaterThanOrEqual(1500);
  });

  it('returns products by id, in the requested order [7.k-06 7.k-07]', async () => {
    const first = await product('tidewell-magnesium-glycinate-500mg-120-capsules');
    const second = await product('larkspur-lane-velvet-night-balm-50ml');
    const requests = [second._id, 999_999_999, first._id].map((id) => ({
      indexName: 'products',
      objectID: String(id),
    }));
    const { results } = await client.getObjects<ProductRecord>({ requests });
    expect(results.map((record) => record?.objectID ?? null)).toEqual([
      String(second._id),
      null,
      String(first._id),
    ]);
    expect(results[0]?.available).toBe(false);
  });

  it('finds at most 40 suburbs, in delivery areas or, on request, post office boxes [7.k-08 9.d-02]', async () => {
    const areas = {
      indexName: 'postcodes',
      query: 'st',
      hitsPerPage: 40,
      facetFilters: ['Category: Delivery Area'],
    };
    const both = [['Category: Delivery Area', 'Category: Post Office Boxes']];
    const [few, surry, boxes] = await search(
      areas,
      { ...areas, query: 'surry hills 2010' },
      { ...areas, query: '2001', facetFilters: both },
    );
    expect(few.hits).toHaveLength(40);
    expect(surry.hits[0]).toMatchObject({
      suburb: 'SURRY HILLS',
      postcode: '2010',
      state: 'NSW',
      Category: 'Delivery Area',
    });
    expect(boxes.hits[0]).toMatchObject({
      suburb: 'SYDNEY',
      postcode: '2001',
      Category: 'Post Office Boxes',
    });
  });

  it('recommends similar products that may be promoted, within the requested limit [7.k-09 7.k-10] [advertising-02]', async () => {
    const { _id } = await product('tidewell-magnesium-glycinate-500mg-120-capsules');
    const objectID = String(_id);
    const request = { indexName: 'products', threshold: 0, maxRecommendations: 10 };
    const response = await api.post('/1/indexes/*/recommendations', {
      requests: [
        { ...request, model: 'related-products', objectID },
        { ...request, model: 'bought-together', objectID },
        { ...request, model: 'trending-items' },
      ],
    });
    const { results } = (await response.json()) as {
      results: { hits: (ProductRecord & { _score: number })[] }[];
    };
    for (const { hits } of results.slice(0, 2))
      expect(hits.map((hit) => hit.objectID)).not.toContain(objectID);
    for (const { hits } of results) {
      expect(hits.length).toBeGreaterThan(0);
      expect(hits.length).toBeLessThanOrEqual(10);
      for (const hit of hits) {
        expect(hit.available).toBe(true);
        expect(hit.schedule === null || hit.schedule === '2').toBe(true);
      }
      const scores = hits.map(({ _score }) => _score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
    expect(
      results[0]?.hits.some(({ category_paths }) =>
        category_paths.some((path) => path.endsWith('magnesium')),
      ),
    ).toBe(true);
  });

  it('stores click and conversion events whatever their content type [7.k-11 7.k-12]', async () => {
    const queryID = 'a'.repeat(32);
    const event = { index: 'products', userToken: 'anonymous-1', queryID, objectIDs: ['1001'] };
    const response = await api.post(
      '/1/events?x-algolia-application-id=SALTBUSH&x-algolia-api-key=search-only',
      {
        events: [
          { ...event, eventType: 'click', eventName: 'Clicked', positions: [1] },
          { ...event, eventType: 'conversion', eventName: 'Added to cart' },
        ],
      },
      { headers: { 'content-type': 'text/plain' } },
    );
    expect([response.status, await response.json()]).toEqual([200, { status: 200, message: 'OK' }]);
    const stored = await api.db.collection('search_events').find({ queryID }).toArray();
    expect(stored.map(({ eventType }) => eventType).sort()).toEqual(['click', 'conversion']);
  });

  it.each([
    [
      '/1/indexes/*/queries',
      { requests: [{ indexName: 'nothing', query: '' }] },
      404,
      'Index nothing does not exist',
    ],
    [
      '/1/indexes/*/queries',
      { requests: [{ indexName: 'products', hitPerPage: 3 }] },
      400,
      'Unknown parameter: hitPerPage',
    ],
    ['/1/indexes/*/queries', { requests: [{ indexName: 'products', filters: 'shoe:4' }] }, 400, 'shoe'],
    [
      '/1/indexes/*/queries',
      { requests: [{ indexName: 'products', optionalFilters: ['brand:Tidewell'] }] },
      400,
      'Unknown parameter: optionalFilters',
    ],
    [
      '/1/indexes/*/queries',
      { requests: [{ indexName: 'products', attributesToSnippet: ['name:no'] }] },
      400,
      'attributesToSnippet',
    ],
    ['/1/indexes/*/recommendations', { requests: [{ indexName: 'products', model: 'mine' }] }, 400, 'model'],
    ['/1/events', { events: [] }, 422, 'No events to process'],
    ['/1/indexes/*/queries', '{broken', 400, 'Invalid JSON'],
    ['/1/events', { events: [{ eventType: 'click' }] }, 422, 'eventName'],
  ])('rejects invalid requests in the hosted form: %s %j', async (path, body, status, message) => {
    const response = await api.post(path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, message: expect.stringContaining(message) });
  });

  it('accepts parameters as a query string, as older clients send them', async () => {
    const params = new URLSearchParams({
      query: 'magnesium',
      hitsPerPage: '2',
      facetFilters: '["available:true"]',
    });
    const response = await api.post('/1/indexes/products/query', { params: params.toString() });
    expect(((await response.json()) as { hits: unknown[] }).hits).toHaveLength(2);
  });

  it('follows stock that this process changed', async () => {
    const { _id } = await product('warmstone-lavender-wheat-heat-pack');
    const products = api.db.collection<ProductDocument>('products');
    const isAvailable = () => api.services.search.products.get(String(_id))?.available;
    expect(isAvailable()).toBe(true);
    await products.updateOne({ _id }, { $set: { stock: 0, updated_at: api.clock.now() } });
    await api.services.search.refresh([_id]);
    expect(isAvailable()).toBe(false);
    await products.updateOne({ _id }, { $set: { stock: 5, updated_at: api.clock.now() } });
    await api.services.search.refresh([_id]);
    expect(isAvailable()).toBe(true);
    await products.updateOne({ _id }, { $set: { status: 'Disabled', updated_at: api.clock.now() } });
    await api.services.search.refresh([_id]);
    expect(isAvailable()).toBeUndefined();
  });
});
