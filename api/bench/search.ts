import { runSearch } from '../src/search/wire/requests';
import { startTestApi, type TestApi } from '../test/server/start-test-api';
import { percentile } from './percentile';
import { SEARCHES, type SearchParams, SUGGESTIONS } from './searches';

const ROUNDS = 40;
const WHOLE_SHOP = 1_000_000;

export interface Timing {
  kind: string;
  p50: number;
  p99: number;
  /** Processor time per search, which barely depends on other load. */
  cpu: number;
}

/** Milliseconds for each kind of search, and for all product searches together. */
export interface SearchTimings {
  kinds: Timing[];
  search: Timing;
  suggestions: Timing;
}

export interface SearchFigures {
  products: number;
  suggestions: number;
  inProcess: SearchTimings;
  overHttp: SearchTimings;
}

type Work = (params: SearchParams) => Promise<unknown>;

interface Measured {
  kind: string;
  times: number[];
  cpuMs: number;
}

async function measure(kind: string, requests: SearchParams[], work: Work): Promise<Measured> {
  for (const params of requests) await work(params);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const params of requests) {
      const started = performance.now();
      await work(params);
      times.push(performance.now() - started);
    }
  }
  const { user, system } = process.cpuUsage(before);
  return { kind, times, cpuMs: (user + system) / 1000 };
}

function sumUp(kind: string, parts: readonly Measured[]): Timing {
  const times = parts.flatMap((part) => part.times);
  const cpuMs = parts.reduce((sum, part) => sum + part.cpuMs, 0);
  return { kind, p50: percentile(times, 0.5), p99: percentile(times, 0.99), cpu: cpuMs / times.length };
}

async function measureAll(work: Work): Promise<SearchTimings> {
  const kinds: Measured[] = [];
  for (const [kind, requests] of Object.entries(SEARCHES)) kinds.push(await measure(kind, requests, work));
  const suggestions = await measure('suggestions', SUGGESTIONS, work);
  return {
    kinds: kinds.map((measured) => sumUp(measured.kind, [measured])),
    search: sumUp('all searches', kinds),
    suggestions: sumUp('suggestions', [suggestions]),
  };
}

const inProcess =
  ({ services }: TestApi): Work =>
  ({ indexName = 'products', ...params }) =>
    runSearch(services, { indexName: String(indexName), given: params }, { address: 'bench' });

const overHttp =
  (api: TestApi): Work =>
  async ({ indexName = 'products', ...params }) => {
    const response = await api.post('/1/indexes/*/queries', { requests: [{ indexName, ...params }] });
    return response.text();
  };

/** Measures the search service with typical queries over the whole sample shop. */
export async function measureSearch(): Promise<SearchFigures> {
  const api = await startTestApi({ products: WHOLE_SHOP });
  try {
    const { products, suggestions } = api.services.search;
    return {
      products: products.size,
      suggestions: suggestions.size,
      inProcess: await measureAll(inProcess(api)),
      overHttp: await measureAll(overHttp(api)),
    };
  } finally {
    await api.close();
  }
}
