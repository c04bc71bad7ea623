import { join } from 'node:path';
import { KNOWN } from '../../api/seed/known';
import { CRASH_BUYER, type PreparedOrder, placeOrder, prepareOrder, send } from '../support/buyer';
import { readLedger } from '../support/ledger';
import { findApi, findDatabase } from '../support/processes';
import { removeShop, type Shop, startShop } from '../support/shop';
import { expect, test } from '../support/test';

const KILLS = 20;
const BUYERS = 3;
/** Coprime to the nine requests of an order, so that kills hit every step of it. */
const ANSWERS_BETWEEN_KILLS = 11;
/** Twenty restarts on a busy machine. */
const LIMIT_MS = 300_000;

interface Bought {
  order: PreparedOrder;
  reference: string;
}

/** Retries until it succeeds, as a shopper's browser does while the shop is down. */
async function persist<Value>(attempt: () => Promise<Value>): Promise<Value> {
  let value: Value | undefined;
  const tryOnce = async () => {
    value = await attempt();
  };
  await expect(tryOnce).toPass({ intervals: [100], timeout: 30_000 });
  return value as Value;
}

/** Counts the shop's responses and alternately kills its api and its database after enough of them. */
function createKiller(shop: Shop) {
  let answers = 0;
  let kills = 0;
  const killNext = () => {
    try {
      process.kill(kills % 2 === 0 ? findApi(shop) : findDatabase(shop), 'SIGKILL');
      kills += 1;
      answers = 0;
    } catch {
      // The previous victim is still restarting: try again after the next response.
    }
  };
  return {
    isDone: () => kills === KILLS,
    /** Sends a request until it gets a response, and counts it. */
    async deliver<Value>(request: () => Promise<Value>): Promise<Value> {
      const value = await persist(request);
      answers += 1;
      if (answers >= ANSWERS_BETWEEN_KILLS && kills < KILLS) killNext();
      return value;
    },
  };
}

type Killer = ReturnType<typeof createKiller>;

/** Buys until the killing is over; every order is resent until the shop acknowledges it. */
async function keepBuying(shop: Shop, productId: string, killer: Killer): Promise<Bought[]> {
  const bought: Bought[] = [];
  while (!killer.isDone()) {
    const quantity = 1 + (bought.length % 3);
    const order = await prepareOrder(shop.origin, productId, quantity, killer);
    const { reference } = await killer.deliver(() => placeOrder(shop.origin, order));
    bought.push({ order, reference });
  }
  return bought;
}

async function readProduct(shop: Shop): Promise<{ id: string; stock: number }> {
  const query = 'query Product($slug: String!) { product(slug: $slug) { id stock } }';
  const answer = await send<{ product: { id: string; stock: number } }>(shop.origin, query, {
    slug: KNOWN.multibuy,
  });
  return answer.product;
}

test('no order is lost or doubled when api and database are killed 20 times', async () => {
  test.setTimeout(LIMIT_MS);
  const shop = await startShop({ env: { SEED_PRODUCTS: '100', LOG_LEVEL: 'silent' } });
  try {
    const product = await readProduct(shop);
    const killer = createKiller(shop);
    const buyers = Array.from({ length: BUYERS }, () => keepBuying(shop, product.id, killer));
    const bought = (await Promise.all(buyers)).flat();
    // Resending a key after everything else returns the order it created.
    for (const { order, reference } of bought) {
      expect(await persist(() => placeOrder(shop.origin, order))).toMatchObject({ reference });
    }
    const { stock: shown } = await persist(() => readProduct(shop));
    await shop.stop();

    const dataDir = join(shop.folder, 'data/db');
    const { orders, stock, captured } = await readLedger(dataDir, CRASH_BUYER, KNOWN.multibuy);
    const sold = orders.reduce((sum, { items }) => sum + (items[0]?.quantity ?? 0), 0);
    expect(orders.map(({ reference }) => reference).sort()).toEqual(
      bought.map(({ reference }) => reference).sort(),
    );
    expect(new Set(orders.map((order) => order.idempotency_key)).size).toBe(bought.length);
    expect(new Set(bought.map(({ reference }) => reference)).size).toBe(bought.length);
    expect({ shown, stock }).toEqual({ shown: product.stock - sold, stock: product.stock - sold });
    expect(captured.sort()).toEqual(orders.map(({ payment }) => payment.intent_id).sort());
  } finally {
    await shop.stop();
    removeShop(shop);
  }
});
