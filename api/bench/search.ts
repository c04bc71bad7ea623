import { answerSearch } from '../src/search/wire/requests';
import { startTestApi } from '../test/start-test-api';

/**
 * How long the search service takes for what shoppers type, over the whole sample shop, in process and over HTTP.
 * `npm run bench -w api`
 */
const ROUNDS = 40;
const WHOLE_SHOP = 1_000_000;

const WORDS = [
  'magnesium',
  'vitamin d',
  'sunscreen spf50',
  'protein powder',
  'paracetamol',
  'dry skin cream',
];
const TYPOS = [
  'magnesum',
  'vitmain c',
  'sunscren',
  'protien powder',
  'parcetamol',
  'colagen',
  'shampo',
  'ibuprofin',
];
const asTyped = (text: string) => Array.from(text, (_letter, at) => text.slice(0, at + 1));

type Params = Record<string, unknown>;

const LISTING = {
  facets: ['brand', 'flags', 'price_range', 'category_paths', 'available', 'price'],
  hitsPerPage: 24,
};

const KINDS: Record<string, Params[]> = {
  'while typing': WORDS.flatMap(asTyped).map((query) => ({ query, hitsPerPage: 6, clickAnalytics: true })),
  'whole words, with facets': WORDS.map((query) => ({ query, ...LISTING })),
  'with typos': TYPOS.map((query) => ({ query, hitsPerPage: 6 })),
  'a category by price': [0, 1, 2].map((page) => ({
    ...LISTING,
    page,
    indexName: 'products_price_asc',
    facetFilters: ['category_paths:vitamins-supplements'],
  })),
  'everything, with facets': [{ ...LISTING, query: '' }],
};

interface Row {
  kind: string;
  p50: number;
  p99: number;
  /** Processor time of one search: a busy machine does not change it much. */
  cpu: number;
}

const api = await startTestApi({ products: WHOLE_SHOP });
const say = (text: string) => process.stdout.write(`${text}\n`);

const inProcess = ({ indexName = 'products', ...params }: Params) =>
  answerSearch(api.services, String(indexName), params);

const overHttp = async ({ indexName = 'products', ...params }: Params) => {
  const response = await api.post('/1/indexes/*/queries', { requests: [{ indexName, ...params }] });
  return response.text();
};

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function measure(
  kind: string,
  requests: Params[],
  work: (params: Params) => Promise<unknown>,
): Promise<Row> {
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
  times.sort((a, b) => a - b);
  return { kind, p50: at(times, 0.5), p99: at(times, 0.99), cpu: (user + system) / 1000 / times.length };
}

async function table(title: string, work: (params: Params) => Promise<unknown>): Promise<void> {
  say(`\n${title}`.padEnd(34) + ['p50', 'p99', 'cpu'].map((name) => name.padStart(9)).join(''));
  for (const [kind, requests] of Object.entries(KINDS)) {
    const row = await measure(kind, requests, work);
    say(kind.padEnd(33) + [row.p50, row.p99, row.cpu].map((value) => value.toFixed(2).padStart(9)).join(''));
  }
}

const { products, suggestions, postcodes } = api.services.search;
say(`${products.size} products, ${suggestions.size} suggestions, ${postcodes.size} postcodes`);
await table('in process, ms', inProcess);
await table('over HTTP, ms', overHttp);
const { rss, heapUsed } = process.memoryUsage();
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
say(
  `\nmemory with the database in the same process: ${megabytes(rss)}, of which heap ${megabytes(heapUsed)}`,
);
await api.close();
