import { HttpResponse, http, type RequestHandler } from '@saltbush/shared-ui/testing';

/** A query received by the search service. */
export interface ReceivedQuery {
  indexName: string;
  query: string;
  [parameter: string]: unknown;
}

export interface SearchServiceStub {
  /** The queries of each request, in order. */
  calls: ReceivedQuery[][];
  events: Record<string, unknown>[];
}

const NAMES = [
  'Magnesium Glycinate',
  'Magnesium Powder',
  'Fish Oil 1000mg',
  'Vitamin C',
  'Zinc',
  'Codral',
  'Echinacea',
];

const PRODUCTS = NAMES.map((name, index) => ({
  objectID: `${index + 1}`,
  name: `Tidewell ${name}`,
  brand: 'Tidewell',
  url: `/products/p${index + 1}`,
  image_sm: '',
  price: 1000 + index * 500,
  price_type: 'default',
  list_price: 1000 + index * 500,
  rrp: null,
  schedule: null,
  tags: [],
  booking_type: null,
}));

const SUGGESTIONS = ['magnesium', 'magnesium citrate', 'vitamin c'].map((query) => ({
  objectID: query,
  query,
}));

const marked = (text: string, query: string) =>
  query ? text.replace(new RegExp(query, 'i'), (found) => `<mark>${found}</mark>`) : text;

function answer({ indexName, query, hitsPerPage }: ReceivedQuery) {
  const field = indexName === 'products' ? 'name' : 'query';
  const records: Record<string, unknown>[] = indexName === 'products' ? PRODUCTS : SUGGESTIONS;
  const found = records.filter((record) => String(record[field]).toLowerCase().includes(query.toLowerCase()));
  const hits = found.slice(0, Number(hitsPerPage)).map((record) => ({
    ...record,
    _highlightResult: { [field]: { value: marked(String(record[field]), query) } },
  }));
  return { hits, nbHits: found.length, queryID: `id-of-${query}` };
}

const queries = '/1/indexes/:indexes/queries';

/** Mocks the search service, returning products and suggestions that contain the query, plus rule data. */
export function searchService(
  stub: SearchServiceStub = { calls: [], events: [] },
  userData: unknown[] = [],
): RequestHandler[] {
  return [
    http.post<never, { requests: ReceivedQuery[] }>(queries, async ({ request }) => {
      const { requests } = await request.json();
      stub.calls.push(requests);
      const [products, ...others] = requests.map(answer);
      return HttpResponse.json({ results: [{ ...products, userData }, ...others] });
    }),
    http.post<never, { events: Record<string, unknown>[] }>('/1/events', async ({ request }) => {
      stub.events.push(...(await request.json()).events);
      return HttpResponse.json({});
    }),
    http.post('/api/analytics/events', () => HttpResponse.json({})),
  ];
}

/** Mocks an unavailable search service. */
export const unavailableSearchService = () =>
  http.post(queries, () => HttpResponse.json({}, { status: 503 }));
