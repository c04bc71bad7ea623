import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/server/test-api';
import type { ProductDocument } from '../../domains/catalogue/documents';
import type { ProductRecord } from '../records/product-record';

const APP = ['SALTBUSH', 'search-only'] as const;
const SLUG = 'tidewell-magnesium-glycinate-500mg-120-capsules';

let full: ReturnType<typeof algoliasearch>;
let lite: ReturnType<typeof liteClient>;
const api = testApi({ products: 600 });
beforeAll(() => {
  const hosts = [{ url: new URL(api.url).host, protocol: 'http', accept: 'readWrite' }] as const;
  full = algoliasearch(...APP, { hosts: [...hosts] });
  lite = liteClient(...APP, { hosts: [...hosts] });
});

const idOf = async (slug: string) =>
  String((await api.db.collection<ProductDocument>('products').findOne({ slug }))?._id);

describe('the lite client', () => {
  it('searches several indexes in one request [7.k-01]', async () => {
    const { results } = await lite.searchForHits<ProductRecord>({
      requests: [
        { indexName: 'products', query: 'magnesium', hitsPerPage: 6, clickAnalytics: true },
        { indexName: 'query_suggestions', query: 'magn', hitsPerPage: 3 },
      ],
    });
    expect(results.map(({ hits }) => hits.length)).toEqual([6, 3]);
    expect(results[0]?.queryID).toMatch(/^[a-f0-9]{32}$/);
    expect(results[1]?.queryID).toBeUndefined();
    const [hit] = results[0]?.hits ?? [];
    expect(hit?._highlightResult).toMatchObject({
      name: { matchLevel: 'full', matchedWords: ['magnesium'] },
      key_ingredients: expect.arrayContaining([expect.objectContaining({ value: expect.any(String) })]),
    });
  });

  it('returns snippets around the matched words', async () => {
    const { results } = await lite.searchForHits<ProductRecord>({
      requests: [
        {
          indexName: 'products',
          query: 'magnesium glycinate',
          attributesToSnippet: ['name:3'],
          snippetEllipsisText: '...',
        },
        { indexName: 'products', query: 'zinc' },
      ],
    });
    const [cut, plain] = results.map(({ hits }) => hits[0]);
    expect(cut?._snippetResult).toEqual({
      name: { value: 'Tidewell <em>Magnesium</em> <em>Glycinate</em>...', matchLevel: 'full' },
    });
    expect(plain).not.toHaveProperty('_snippetResult');
  });

  it('filters by facets and numbers, and counts the remaining hits', async () => {
    const request = { indexName: 'products', query: 'magnesium', facets: ['brand', 'price'] };
    const { results } = await lite.searchForHits<ProductRecord>({
      requests: [
        { ...request, facetFilters: ['available:true', ['brand:Tidewell', 'brand:Kaia Coast']] },
        { ...request, numericFilters: ['price>=2000', 'price<=4000'] },
        { ...request, filters: 'price:2000 TO 4000 AND NOT brand:Tidewell' },
        { ...request, sortFacetValuesBy: 'alpha', maxValuesPerFacet: 3 },
      ],
    });
    const [brands, range, filtered, sorted] = results;
    expect(Object.keys(brands?.facets?.brand ?? {})).toEqual(['Tidewell']);
    for (const { price } of range?.hits ?? []) expect(price >= 2000 && price <= 4000).toBe(true);
    const { min = 0, max = 0, avg = 0, sum = 0 } = range?.facets_stats?.price ?? {};
    expect([min >= 2000, max <= 4000, min <= avg, avg <= max]).toEqual([true, true, true, true]);
    expect(Math.round(sum / avg)).toBe(range?.nbHits);
    expect(filtered?.facets?.brand).not.toHaveProperty('Tidewell');
    const names = Object.keys(sorted?.facets?.brand ?? {});
    expect(names).toHaveLength(3);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('searches the values of a facet', async () => {
    const { results } = await lite.searchForFacets({
      requests: [{ indexName: 'products', type: 'facet', facet: 'brand', facetQuery: 'tide' }],
    });
    expect(results[0]?.facetHits).toEqual([
      { value: 'Tidewell', highlighted: '<em>Tide</em>well', count: expect.any(Number) },
    ]);
    const objectID = await idOf(SLUG);
    const { results: narrowed } = await lite.searchForFacets({
      requests: [
        {
          ...{ indexName: 'products', type: 'facet', facet: 'brand', facetQuery: 'TIDE' },
          ...{ query: 'magnesium', facetFilters: [`objectID:${objectID}`], highlightPreTag: '<b>' },
        },
        { indexName: 'products', type: 'facet', facet: 'categories.lvl0', facetQuery: 'supp' },
      ],
    });
    const [within, words] = narrowed;
    expect(results[0]?.facetHits[0]?.count).toBeGreaterThan(1);
    expect(within?.facetHits[0]?.count).toBe(1);
    expect(within?.facetHits[0]?.highlighted).toBe('<b>Tide</em>well');
    expect(words?.facetHits[0]?.highlighted).toBe('Vitamins & <em>supp</em>lements');
  });

  it('returns recommendations for each model [7.k-09]', async () => {
    const objectID = await idOf(SLUG);
    const request = { indexName: 'products', objectID, threshold: 0, maxRecommendations: 4 };
    const { results } = await lite.getRecommendations({
      requests: [
        { ...request, model: 'related-products' },
        { ...request, model: 'bought-together' },
        { ...request, model: 'looking-similar' },
      ],
    });
    for (const { hits } of results) {
      expect(hits).toHaveLength(4);
      expect(hits.map((hit) => ('objectID' in hit ? hit.objectID : null))).not.toContain(objectID);
    }
  });

  it('receives errors in the hosted service’s form', async () => {
    const search = (request: object) =>
      lite.search({ requests: [{ indexName: 'products', ...request } as never] });
    await expect(search({ indexName: 'shoes' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      message: 'Index shoes does not exist',
    });
    await expect(search({ hitPerPage: 3 })).rejects.toMatchObject({ status: 400 });
    await expect(search({ filters: 'brand:' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('the full client', () => {
  it('returns products by id, in order, with null for unknown ids [7.k-07]', async () => {
    const objectID = await idOf(SLUG);
    const { results } = await full.getObjects<Partial<ProductRecord>>({
      requests: [
        { indexName: 'products', objectID: '999999999' },
        { indexName: 'products', objectID, attributesToRetrieve: ['name', 'available'] },
      ],
    });
    expect(results).toEqual([
      null,
      { objectID, name: 'Tidewell Magnesium Glycinate 500mg 120 Capsules', available: true },
    ]);
  });

  it('searches a single index and its facets', async () => {
    const { hits } = await full.searchSingleIndex<ProductRecord>({
      indexName: 'products_price_desc',
      searchParams: { query: 'zinc', hitsPerPage: 3, attributesToRetrieve: ['price'] },
    });
    const prices = hits.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    const { facetHits } = await full.searchForFacetValues({
      indexName: 'products',
      facetName: 'brand',
      searchForFacetValuesRequest: { facetQuery: 'tide', maxFacetHits: 1 },
    });
    expect(facetHits).toMatchObject([{ value: 'Tidewell' }]);
  });
});
