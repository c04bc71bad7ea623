import { PRODUCTS_INDEX } from '@saltbush/shared-ui/platform';

/** The index of query suggestions of the hosted search service. */
export const SUGGESTIONS_INDEX = 'query_suggestions';
export { PRODUCTS_INDEX };

/** Hits of one request unless it says otherwise (section 9). */
export const HITS_PER_PAGE = 6;

const URL_OF_QUERIES = '/1/indexes/*/queries';
const HIGHLIGHT = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };

/** One query of the service's multi-query call; more of its parameters may be given. */
export interface IndexQuery {
  indexName: string;
  query: string;
  hitsPerPage?: number;
  ruleContexts?: readonly string[];
  facetFilters?: readonly string[];
  attributesToRetrieve?: readonly string[];
}

export interface Highlighted {
  value: string;
}

/** The answer to one query, as far as the shop reads it. */
export interface IndexAnswer<Hit> {
  hits: (Hit & { objectID: string; _highlightResult?: Record<string, Highlighted | undefined> })[];
  nbHits: number;
  queryID?: string;
  /** What the service's rules add, such as banners. */
  userData?: unknown[];
}

/** Sends queries to several indexes in one call; answers come in the same order. Raises when the service is away. */
export async function searchIndexes(
  queries: readonly IndexQuery[],
  signal?: AbortSignal,
): Promise<IndexAnswer<Record<string, unknown>>[]> {
  const requests = queries.map((query) => ({
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics: true,
    ...HIGHLIGHT,
    ...query,
  }));
  const response = await fetch(URL_OF_QUERIES, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ requests }),
    signal,
  });
  if (!response.ok) throw new Error(`The search service answered ${response.status}`);
  const { results } = (await response.json()) as { results: IndexAnswer<Record<string, unknown>>[] };
  return results;
}
