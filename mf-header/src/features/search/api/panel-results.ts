import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Banner, readBanners } from '../model/banners';
import { type ProductHit, readProductHit } from '../model/product-hit';
import { type IndexQuery, PRODUCTS_INDEX, SUGGESTIONS_INDEX, searchIndexes } from './search-client';

export interface PanelResults {
  /** The trimmed query the results are for. */
  query: string;
  suggestions: { id: string; query: string; highlighted: string }[];
  products: ProductHit[];
  /** Total number of matching products. */
  productsHitCount: number;
  /** Banners the search service returned for this query. */
  banners: Banner[];
}

const PRODUCT_ATTRIBUTES = [
  'objectID',
  'name',
  'brand',
  'url',
  'image_sm',
  'price',
  'price_type',
  'list_price',
  'rrp',
  'schedule',
  'tags',
  'booking_type',
];

/** Builds the panel's queries, with or without search text (section 7.k). */
export function panelQueries(query: string): [IndexQuery, IndexQuery] {
  const autocomplete = ['autocomplete'];
  if (query === '') {
    const products: IndexQuery = {
      indexName: PRODUCTS_INDEX,
      query,
      ruleContexts: autocomplete,
      facetFilters: ['available:true'],
      attributesToRetrieve: PRODUCT_ATTRIBUTES,
    };
    return [products, { indexName: SUGGESTIONS_INDEX, query }];
  }
  return [
    { indexName: PRODUCTS_INDEX, query, attributesToRetrieve: PRODUCT_ATTRIBUTES },
    { indexName: SUGGESTIONS_INDEX, query, ruleContexts: autocomplete },
  ];
}

async function fetchPanel(query: string, signal: AbortSignal): Promise<PanelResults> {
  const [products, suggestions] = await searchIndexes(panelQueries(query), signal);
  const queryID = products?.queryID ?? null;
  return {
    query,
    suggestions: (suggestions?.hits ?? []).map((hit) => {
      const text = String(hit.query ?? '');
      return { id: hit.objectID, query: text, highlighted: hit._highlightResult?.query?.value ?? text };
    }),
    products: (products?.hits ?? []).map((hit, index) => readProductHit(hit, index, queryID)),
    productsHitCount: products?.nbHits ?? 0,
    banners: readBanners(products?.userData),
  };
}

/** Suggestions and products for the search text. Previous results stay visible while new ones load. */
export const panelResultsQuery = (query: string) =>
  queryOptions({
    queryKey: ['mf-header', 'search-panel', query],
    queryFn: ({ signal }) => fetchPanel(query, signal),
    staleTime: 0,
    placeholderData: query === '' ? undefined : keepPreviousData,
  });
