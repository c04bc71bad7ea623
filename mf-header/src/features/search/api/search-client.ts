import { PRODUCTS_INDEX } from '@saltbush/shared-ui/platform';

/** The search service's index of query suggestions. */
export const SUGGESTIONS_INDEX = 'query_suggestions';
export { PRODUCTS_INDEX };

/** Default number of hits per request (section 9). */
export const HITS_PER_PAGE = 6;

const QUERIES_URL = '/1/indexes/*/queries';
const HIGHLIGHT = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };

/** One query of a multi-query request. */
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

/** The response to one query, limited to the fields the storefront reads. */
export interface IndexResponse<Hit> {
  hits: (Hit & { objectID: string; _highlightResult?: Record<string, Highlighted | undefined> })[];
  nbHits: number;
  queryID?: string;
  /** Data added by the service's rules, such as banners. */
  userData?: unknown[];
}

/**
 * Sends queries to one or more indexes in a single request.
 *
 * @returns one response per query, in the same order
 * @throws {Error} if the service responds with an error status
 */
export async function searchIndexes(
  queries: readonly IndexQuery[],
  signal?: AbortSignal,
): Promise<IndexResponse<Record<string, unknown>>[]> {
  const requests = queries.map((query) => ({
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics: true,
    ...HIGHLIGHT,
    ...query,
  }));
  const response = await fetch(QUERIES_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ requests }),
    signal,
  });
  if (!response.ok) throw new Error(`Search service responded with status ${response.status}`);
  const { results } = (await response.json()) as { results: IndexResponse<Record<string, unknown>>[] };
  return results;
}
