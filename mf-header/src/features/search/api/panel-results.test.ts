import { serve } from '@saltbush/shared-ui/testing';
import { describe, expect, it } from 'vitest';
import {
  type SearchServiceStub,
  searchService,
  unavailableSearchService,
} from '../../../samples/search-service';
import { panelQueries } from './panel-results';
import { searchIndexes } from './search-client';

describe('search panel queries', () => {
  it('queries both indexes for 6 hits each, with highlighting and click analytics [7.k-01 7.k-02 9.d-01]', async () => {
    const stub: SearchServiceStub = { calls: [], events: [] };
    serve(...searchService(stub));
    await searchIndexes(panelQueries('zinc'));
    const [products, suggestions] = stub.calls[0] ?? [];
    const common = { query: 'zinc', hitsPerPage: 6, clickAnalytics: true };
    expect(products).toMatchObject({ ...common, indexName: 'products' });
    expect(suggestions).toMatchObject({ ...common, indexName: 'query_suggestions' });
    expect([products?.highlightPreTag, products?.highlightPostTag]).toEqual(['<mark>', '</mark>']);
  });

  it('queries available products with few attributes while the box is empty [7.k-03]', () => {
    const [products, suggestions] = panelQueries('');
    expect(products.ruleContexts).toEqual(['autocomplete']);
    expect(products.facetFilters).toEqual(['available:true']);
    expect(products.attributesToRetrieve).toContain('name');
    expect(products.attributesToRetrieve).not.toContain('categories');
    expect(suggestions.ruleContexts).toBeUndefined();
  });

  it('passes the autocomplete context to suggestions while the user types [7.k-04]', () => {
    const [products, suggestions] = panelQueries('zinc');
    expect(suggestions.ruleContexts).toEqual(['autocomplete']);
    expect(products.facetFilters).toBeUndefined();
  });

  it('throws when the service responds with an error', async () => {
    serve(unavailableSearchService());
    await expect(searchIndexes(panelQueries('zinc'))).rejects.toThrow('503');
  });
});
