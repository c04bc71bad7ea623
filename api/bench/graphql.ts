import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Load, type LoadRequest, load } from './load';
import { LISTING, PRODUCT } from './operations';
import { memoryMb, onlyChildOf } from './process-figures';
import { type Server, startServer } from './server';

const CONNECTIONS = 32;
const WARM_UP = 500;
const TOTAL = 4000;
/** The seed's last garbage is given back a moment after the api has opened. */
const REST_MS = 3000;

const SEARCHES = ['magnesium', 'vitamin d', 'skin'];
const TYPED = ['magn', 'vitamin', 'sunsc'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cycle = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;

export interface ApiFigures {
  connections: number;
  /** Resident memory after the whole sample shop was made; null where the system does not tell. */
  memory: { api: number | null; database: number | null };
  /** A plain node:http server with a fixed answer: what Node itself can do on this machine. */
  raw: Load;
  product: Load;
  listing: Load;
  search: Load;
}

const graphql = (query: string, variables: object): LoadRequest => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

async function readSlugs(url: string): Promise<string[]> {
  const { path, body } = graphql(LISTING, { input: { kind: 'search', query: '', per_page: 96 } });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body });
  const { data } = (await response.json()) as { data: { listing: { data: { url: string }[] } } };
  return data.listing.data.map((card) => card.url.replace('/products/', ''));
}

async function measure({ url, pid }: Server, next: (n: number) => LoadRequest): Promise<Load> {
  await load({ url, pid, connections: CONNECTIONS, total: WARM_UP, next });
  return load({ url, pid, connections: CONNECTIONS, total: TOTAL, next });
}

async function measureRaw(): Promise<Load> {
  const server = await startServer(here('raw-server.mjs'));
  try {
    return await measure(server, () => ({ path: '/', body: '{}' }));
  } finally {
    await server.stop();
  }
}

async function measureApi(api: Server): Promise<Omit<ApiFigures, 'raw'>> {
  await wait(REST_MS);
  const database = onlyChildOf(api.pid);
  const memory = { api: memoryMb(api.pid), database: database && memoryMb(database) };
  const slugs = await readSlugs(api.url);
  const product = await measure(api, (n) => graphql(PRODUCT, { slug: cycle(slugs, n) }));
  const listing = await measure(api, (n) =>
    graphql(LISTING, { input: { kind: 'search', query: cycle(SEARCHES, n) } }),
  );
  const search = await measure(api, (n) => {
    const request = { indexName: 'products', query: cycle(TYPED, n), hitsPerPage: 6 };
    return { path: '/1/indexes/*/queries', body: JSON.stringify({ requests: [request] }) };
  });
  return { connections: CONNECTIONS, memory, product, listing, search };
}

/** How much the built api carries over an embedded database that it has just filled with the whole sample shop. */
export async function measureGraphql(): Promise<ApiFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-bench-'));
  const raw = await measureRaw();
  const settings = { DATA_DIR: dataDir, MONGODB_URI: undefined, SEED_PRODUCTS: undefined };
  try {
    const api = await startServer(here('../dist/main.mjs'), settings);
    try {
      return { raw, ...(await measureApi(api)) };
    } finally {
      await api.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
