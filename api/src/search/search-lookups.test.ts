import { describe, expect, it } from 'vitest';
import { testSearch } from '../../test/clients/search-reader';
import type { ProductRecord } from './records/product-record';

describe('lookups of the search service', () => {
  const { api, client, reader } = testSearch();

  it('returns products by id, in the requested order [7.k-06 7.k-07]', async () => {
    const first = await reader.product('tidewell-magnesium-glycinate-500mg-120-capsules');
    const second = await reader.product('larkspur-lane-velvet-night-balm-50ml');
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
    const [few, surry, boxes] = await reader.search(
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
    const { _id } = await reader.product('tidewell-magnesium-glycinate-500mg-120-capsules');
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

  it('recommends nothing beside a medicine that may not be promoted [advertising-05]', async () => {
    const request = { indexName: 'products', threshold: 0, maxRecommendations: 10 };
    const found = await api.post('/1/indexes/*/queries', {
      requests: [{ indexName: 'products', query: '', filters: 'schedule:4', hitsPerPage: 1 }],
    });
    const [medicines] = ((await found.json()) as { results: { hits: ProductRecord[] }[] }).results;
    const objectID = medicines?.hits[0]?.objectID;
    expect(objectID).toBeDefined();
    const response = await api.post('/1/indexes/*/recommendations', {
      requests: ['related-products', 'bought-together'].map((model) => ({ ...request, model, objectID })),
    });
    const { results } = (await response.json()) as { results: { hits: unknown[] }[] };
    expect(results.map(({ hits }) => hits)).toEqual([[], []]);
  });
});
