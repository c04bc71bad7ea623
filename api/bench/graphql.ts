import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeCarts } from './carts';
import { ask, cycle, graphql } from './graphql-client';
import { type Load, type LoadRequest, load } from './load';
import { LISTING, PRODUCT } from './operations';
import { memoryMb, onlyChildOf } from './process-figures';
import { type Server, startServer } from './server';
import { withBuiltApi } from './with-api';

const CONNECTIONS = 32;
const WARM_UP = 500;
const TOTAL = 4000;
/** Time for the garbage collector to free what seeding left behind. */
const REST_MS = 3000;

const SEARCHES = ['magnesium', 'vitamin d', 'skin'];
const TYPED = ['magn', 'vitamin', 'sunsc'];

export interface ApiFigures {
  connections: number;
  /** Resident memory after the whole sample shop was seeded; null if the system does not report it. */
  memory: { api: number | null; database: number | null };
  /** A plain node:http server with a fixed response: the upper bound for Node on this machine. */
  raw: Load;
  product: Load;
  cart: Load;
  addToCart: Load;
  listing: Load;
  search: Load;
}

async function readProducts(url: string): Promise<{ id: string; slug: string }[]> {
  const { listing } = await ask<{ listing: { data: { id: string; url: string }[] } }>(url, LISTING, {
    input: { kind: 'search', query: '', per_page: 96 },
  });
  return listing.data.map((card) => ({ id: card.id, slug: card.url.replace('/products/', '') }));
}

async function measure({ url, pid }: Server, next: (n: number) => LoadRequest): Promise<Load> {
  await load({ url, pid, connections: CONNECTIONS, total: WARM_UP, next });
  return load({ url, pid, connections: CONNECTIONS, total: TOTAL, next });
}

async function measureRaw(): Promise<Load> {
  const server = await startServer(fileURLToPath(new URL('raw-server.mjs', import.meta.url)));
  try {
    return await measure(server, () => ({ path: '/', body: '{}' }));
  } finally {
    await server.stop();
  }
}

/** A failed addition also has status 200, so the units in the carts are counted. */
async function measureCarts(
  api: Server,
  productIds: readonly string[],
): Promise<{ cart: Load; addToCart: Load }> {
  const carts = await makeCarts(api.url, CONNECTIONS, productIds);
  const cart = await measure(api, carts.read);
  const before = await carts.units();
  const addToCart = await measure(api, carts.add);
  const added = (await carts.units()) - before;
  if (added !== WARM_UP + TOTAL)
    throw new Error(`${WARM_UP + TOTAL} additions added ${added} units to the carts`);
  return { cart, addToCart };
}

async function measureApi(api: Server): Promise<Omit<ApiFigures, 'raw'>> {
  await wait(REST_MS);
  const database = onlyChildOf(api.pid);
  const memory = { api: memoryMb(api.pid), database: database && memoryMb(database) };
  const products = await readProducts(api.url);
  const product = await measure(api, (n) => graphql(PRODUCT, { slug: cycle(products, n).slug }));
  const carts = await measureCarts(
    api,
    products.map(({ id }) => id),
  );
  const listing = await measure(api, (n) =>
    graphql(LISTING, { input: { kind: 'search', query: cycle(SEARCHES, n) } }),
  );
  const search = await measure(api, (n) => {
    const request = { indexName: 'products', query: cycle(TYPED, n), hitsPerPage: 6 };
    return { path: '/1/indexes/*/queries', body: JSON.stringify({ requests: [request] }) };
  });
  return { connections: CONNECTIONS, memory, product, ...carts, listing, search };
}

/** Measures the throughput of the built api over an embedded database with the whole sample shop. */
export async function measureGraphql(): Promise<ApiFigures> {
  const raw = await measureRaw();
  return { raw, ...(await withBuiltApi(measureApi)) };
}
