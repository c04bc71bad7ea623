import { describe, expect, it } from 'vitest';
import { testSearch } from '../../test/clients/search-reader';
import type { ProductRecord } from './records/product-record';

describe('the search service', () => {
  const { reader } = testSearch();

  it('serves the ordinary client: hits, counts, banners and ids for events [7.k-01 7.k-02 7.k-05]', async () => {
    const [products, suggestions] = await reader.search(
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
    const { hits } = (
      await reader.search({ indexName: 'products', query: 'tidewell magnesium glycinate 120' })
    )[0];
    const { _id, code, slug, prices } = await reader.product(
      'tidewell-magnesium-glycinate-500mg-120-capsules',
    );
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
    const [multibuy] = (
      await reader.search({ indexName: 'products', facetFilters: ['flags:is_mup'], query: '' })
    )[0].hits;
    expect(multibuy.flags).toContain('is_mup');
  });

  it('returns popular available products with few attributes [7.k-03 2.4-04]', async () => {
    const [result] = await reader.search({
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
    const [result, values] = await reader.search(
      { indexName: 'products', query: 'magnesium', facets: ['brand', 'price'], hitsPerPage: 0 },
      { indexName: 'products', type: 'facet', facet: 'brand', facetQuery: 'tide' },
    );
    const sum = Object.values<number>(result.facets.brand).reduce((total, count) => total + count, 0);
    expect(sum).toBe(result.nbHits);
    expect(result.facets_stats.price.min).toBeLessThanOrEqual(result.facets_stats.price.max);
    expect(values.facetHits[0]).toMatchObject({ value: 'Tidewell', count: expect.any(Number) });
  });

  it('sorts by price and applies filters', async () => {
    const [result] = await reader.search({
      indexName: 'products_price_asc',
      query: 'magnesium',
      filters: 'available:true AND price >= 1500',
    });
    const prices = result.hits.map(({ price }: ProductRecord) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(prices[0]).toBeGreaterThanOrEqual(1500);
  });
});
