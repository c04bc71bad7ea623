import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Load, load, memoryMb } from './load';

/**
 * How much the built api carries at 32 connections over the embedded database, beside a plain node:http server.
 * `npm run build -w api && npm run bench:graphql -w api`
 */
const CONNECTIONS = 32;
const WARM_UP = 500;
const TOTAL = 4000;

const PRODUCT = `query Product($slug: String!) {
  product(slug: $slug) {
    id name code description rrp status schedule is_out_of_stock prices { min_qty type value } images { id url alt }
    live_price { type value } brand { name slug url } breadcrumbs { name url } warnings { message position }
    promotions { id display_title } size_variants { slug group_size is_out_of_stock } badges key_ingredients
    txt_directions txt_ingredients edr_base_points
  }
}`;
const LISTING = `query Listing($input: ListingInput!) {
  listing(input: $input) {
    title paginatorInfo { total last_page } facets { name values { value label count } }
    data { id title url brand image price rrp isOutOfStock promotions { displayTitle } }
  }
}`;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Server {
  child: ChildProcess;
  pid: number;
  url: string;
}

function start(script: string, env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', EXIT_WITH_STDIN: 'true', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      const port = /"ready":true,"port":(\d+)/.exec(String(chunk))?.[1];
      if (port) resolve({ child, pid: child.pid ?? 0, url: `http://127.0.0.1:${port}` });
    });
  });
}

const ended = ({ child }: Server) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.stdin?.end();
  });

async function slugs(url: string): Promise<string[]> {
  const body = JSON.stringify({
    query: LISTING,
    variables: { input: { kind: 'search', query: '', per_page: 96 } },
  });
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { data } = (await response.json()) as { data: { listing: { data: { url: string }[] } } };
  return data.listing.data.map((card) => card.url.replace('/products/', ''));
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function row(name: string, result: Load, raw: Load): void {
  const numbers = [result.perSecond, result.perSecond / raw.perSecond, result.p50, result.p99, result.cpu];
  say(name.padEnd(24) + numbers.map((value, at) => value.toFixed(at === 0 ? 0 : 2).padStart(10)).join(''));
}

const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-bench-'));
const raw = await start(here('raw-server.mjs'));
const api = await start(here('../dist/main.mjs'), { DATA_DIR: dataDir });
const products = await slugs(api.url);
const graphql = (query: string, variables: object) => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});
const pick = (n: number) => products[n % products.length] ?? '';

async function measure(
  { url, pid }: Server,
  next: (n: number) => { path: string; body: string },
): Promise<Load> {
  await load({ url, pid, connections: CONNECTIONS, total: WARM_UP, next });
  return load({ url, pid, connections: CONNECTIONS, total: TOTAL, next });
}

say(`${CONNECTIONS} connections, ${TOTAL} requests each`);
say(
  ''.padEnd(24) + ['per s', 'of raw', 'p50 ms', 'p99 ms', 'cpu ms'].map((name) => name.padStart(10)).join(''),
);
const fixed = await measure(raw, () => ({ path: '/', body: '{}' }));
row('fixed answer, node:http', fixed, fixed);
row('product', await measure(api, (n) => graphql(PRODUCT, { slug: pick(n) })), fixed);
row(
  'listing search',
  await measure(api, (n) =>
    graphql(LISTING, { input: { kind: 'search', query: ['magnesium', 'vitamin d', 'skin'][n % 3] } }),
  ),
  fixed,
);
row(
  'search endpoint',
  await measure(api, (n) => ({
    path: '/1/indexes/*/queries',
    body: JSON.stringify({
      requests: [{ indexName: 'products', query: ['magn', 'vitamin', 'sunsc'][n % 3], hitsPerPage: 6 }],
    }),
  })),
  fixed,
);
say(`memory of the api: ${memoryMb(api.pid)} MB`);
await Promise.all([ended(raw), ended(api)]);
rmSync(dataDir, { recursive: true, force: true });
