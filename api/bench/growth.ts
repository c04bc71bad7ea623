import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from 'mongodb';
import type { ProductDocument } from '../src/domains/catalogue';
import { startTestApi } from '../test/server/start-test-api';
import { LISTING, PRODUCT } from './operations';
import { percentile } from './percentile';

const WHOLE_SHOP = 1_000_000;
const TIMES = 10;
const BATCH = 5000;
const ID_STEP = 10_000_000;
const ROUNDS = 60;

/** Median milliseconds of each query, by number of products. */
export interface Growth {
  products: [number, number];
  queries: { query: string; before: number; after: number }[];
}

const RELATED =
  'query Related($input: RecommendedProductsInput!) { recommended_products(input: $input) { data { id title } } }';

const search = (params: object) => ({ path: '/1/indexes/*/queries', body: { requests: [params] } });
const operation = (query: string, variables: object) => ({ path: '/graphql', body: { query, variables } });
const listing = (input: object) => operation(LISTING, { input });

/** Every query whose result depends on the number of products. The round varies the text to bypass caches. */
const QUERIES: Record<string, (slug: string, round: number) => { path: string; body: unknown }> = {
  'a product': (slug) => operation(PRODUCT, { slug }),
  'related products': (_slug, round) =>
    operation(RELATED, {
      input: { product_ids: [String(1 + round)], models: ['related_products'], limit: 12 },
    }),
  'a category': (_slug, round) =>
    listing({ kind: 'category', slug: 'vitamins-supplements', page: 1 + (round % 5) }),
  'a category by price': (_slug, round) =>
    listing({ kind: 'category', slug: 'vitamins-supplements', sort: 'price_asc', page: 1 + (round % 5) }),
  'a search': (_slug, round) => listing({ kind: 'search', query: `magnesium ${round}` }),
  'a search while typing': (_slug, round) =>
    search({ indexName: 'products', query: `vitam ${round}`, hitsPerPage: 6 }),
  'a search with a typo': (_slug, round) =>
    search({ indexName: 'products', query: `magnesum ${round}`, hitsPerPage: 6 }),
};

/** Multiplies the products: copies each one under new ids, codes and slugs. */
async function multiply(db: Db, times: number): Promise<void> {
  const products = db.collection<ProductDocument>('products');
  const originals = await products.find({ _id: { $lt: ID_STEP } }).toArray();
  for (let copy = 1; copy < times; copy += 1) {
    const copies = originals.map((product) => ({
      ...product,
      _id: product._id + copy * ID_STEP,
      code: `${product.code}-${copy}`,
      slug: `${product.slug}-${copy}`,
      variant_group: product.variant_group && `${product.variant_group}-${copy}`,
    }));
    for (let at = 0; at < copies.length; at += BATCH) await products.insertMany(copies.slice(at, at + BATCH));
  }
}

type Medians = Map<string, number>;

async function measureOn(dataDir: string): Promise<{ products: number; medians: Medians }> {
  const api = await startTestApi({ products: WHOLE_SHOP, dataDir });
  try {
    const medians: Medians = new Map();
    const known = await api.db.collection<ProductDocument>('products').find().limit(ROUNDS).toArray();
    for (const [name, request] of Object.entries(QUERIES)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { path, body } = request(known[round]?.slug ?? '', round);
        const started = performance.now();
        const response = await api.post(path, body);
        const text = await response.text();
        times.push(performance.now() - started);
        if (text.includes('"errors"')) throw new Error(`${name}: ${text.slice(0, 200)}`);
      }
      medians.set(name, percentile(times, 0.5));
    }
    return { products: api.services.search.products.size, medians };
  } finally {
    await api.close();
  }
}

/** Measures how product queries slow down when the shop has ten times as many products. */
export async function measureGrowth(): Promise<Growth> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-growth-'));
  try {
    const before = await measureOn(dataDir);
    const api = await startTestApi({ products: WHOLE_SHOP, dataDir });
    await multiply(api.db, TIMES);
    await api.close();
    const after = await measureOn(dataDir);
    const queries = [...before.medians].map(([query, median]) => ({
      query,
      before: median,
      after: after.medians.get(query) ?? Number.NaN,
    }));
    return { products: [before.products, after.products], queries };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
