import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedMongo } from '@saltbush/embedded-mongo';
import { MongoClient } from 'mongodb';
import { KNOWN } from '../../api/seed/known';
import { type PreparedOrder, placeOrder, prepareOrder, send } from '../support/buyer';
import { removeShop, type Shop, startShop } from '../support/shop';
import { expect, test } from '../support/test';

const KILLS = 20;
const BUYERS = 3;
const PATIENCE_MS = 60_000;

interface Bought {
  order: PreparedOrder;
  reference: string;
  quantity: number;
}

const childrenOf = (pid: number): number[] => {
  try {
    const text = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return text.split('\n').map(Number).filter(Boolean);
  } catch {
    return [];
  }
};
const isApi = (pid: number): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('api/dist/main');

/** The api's process, or the database that it started. */
function findVictim(shop: Shop, which: 'api' | 'database'): number | null {
  const api = childrenOf(shop.process.pid ?? 0).find(isApi);
  if (!api || which === 'api') return api ?? null;
  return childrenOf(api)[0] ?? null;
}

/** Tries until it succeeds: what a shopper's browser does while the shop is away. */
async function persist<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(150);
    }
  }
}

async function keepBuying(
  shop: Shop,
  productId: string,
  isOver: () => boolean,
  bought: Bought[],
): Promise<void> {
  while (!isOver()) {
    const quantity = 1 + (bought.length % 3);
    const order = await persist(() => prepareOrder(shop.origin, productId, quantity));
    const reference = await persist(() => placeOrder(shop.origin, order));
    bought.push({ order, reference, quantity });
  }
}

async function productState(shop: Shop, slug: string): Promise<{ id: string; stock: number }> {
  const query = 'query Product($slug: String!) { product(slug: $slug) { id stock } }';
  const { product } = await persist(() =>
    send<{ product: { id: string; stock: number } }>(shop.origin, query, { slug }),
  );
  return product;
}

/** Kills one of the two after a short random while, again and again, waiting each time until the shop sells again. */
async function killRepeatedly(shop: Shop, slug: string, bought: Bought[]): Promise<number> {
  let kills = 0;
  while (kills < KILLS) {
    const before = bought.length;
    await pause(100 + Math.random() * 900);
    const victim = findVictim(shop, kills % 2 === 0 ? 'api' : 'database');
    if (!victim) continue;
    process.kill(victim, 'SIGKILL');
    kills += 1;
    await productState(shop, slug);
    await expect.poll(() => bought.length, { timeout: PATIENCE_MS }).toBeGreaterThan(before);
  }
  return kills;
}

interface Sums {
  orders: {
    reference: string;
    idempotency_key: string;
    order_total: number;
    payment: { intent_id: string };
  }[];
  sold: number;
  stock: number;
  intents: { _id: string; status: string; amount: number }[];
}

async function readSums(dataDir: string, slug: string): Promise<Sums> {
  const database = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(database.uri).connect();
  try {
    const db = client.db('saltbush');
    const all = await db.collection('orders').find({ email: 'crash.buyer@example.com' }).toArray();
    const product = await db.collection('products').findOne({ slug });
    const intents = await db.collection('gateway_intents').find({}).toArray();
    const sold = all.reduce((sum, order) => sum + order.items[0].quantity, 0);
    return { orders: all as never, sold, stock: product?.stock, intents: intents as never };
  } finally {
    await client.close();
    await database.close();
  }
}

test('no order is lost or doubled and no stock drifts when api and database are killed 20 times', async () => {
  test.setTimeout(600_000);
  const shop = await startShop({ env: { SEED_PRODUCTS: '400' } });
  try {
    const slug = KNOWN.multibuy;
    const product = await productState(shop, slug);
    const bought: Bought[] = [];
    let isOver = false;
    const buyers = Array.from({ length: BUYERS }, () => keepBuying(shop, product.id, () => isOver, bought));
    const kills = await killRepeatedly(shop, slug, bought);
    isOver = true;
    await Promise.all(buyers);
    // A key sent again after everything answers the order that it made.
    for (const { order, reference } of bought) {
      expect(await persist(() => placeOrder(shop.origin, order))).toBe(reference);
    }
    await shop.stop();

    const sums = await readSums(join(shop.folder, 'data'), slug);
    const references = new Set(sums.orders.map((order) => order.reference));
    expect(kills).toBe(KILLS);
    expect(bought.filter(({ reference }) => !references.has(reference))).toEqual([]);
    expect(new Set(sums.orders.map((order) => order.idempotency_key)).size).toBe(sums.orders.length);
    expect(sums.orders.length).toBe(bought.length);
    expect(sums.stock).toBe(product.stock - sums.sold);
    const paid = sums.intents.filter(({ status }) => status === 'captured');
    expect(new Set(paid.map(({ _id }) => _id))).toEqual(
      new Set(sums.orders.map(({ payment }) => payment.intent_id)),
    );
    expect(sums.intents.filter(({ status }) => status === 'authorised')).toEqual([]);
  } finally {
    await shop.stop();
    removeShop(shop);
  }
});
