import { describe, expect, it } from 'vitest';
import { testSearch } from '../../test/clients/search-reader';
import type { ProductDocument } from '../domains/catalogue/documents';

describe('requests to the search service', () => {
  const { api, reader } = testSearch();

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
    const { _id } = await reader.product('warmstone-lavender-wheat-heat-pack');
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
