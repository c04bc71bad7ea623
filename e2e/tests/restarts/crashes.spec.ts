import { join } from 'node:path';
import { KNOWN } from '../../../api/seed/known';
import { placeOrder } from '../../support/buyer/place-order';
import { CRASH_BUYER, type PreparedOrder, prepareOrder } from '../../support/buyer/prepare-order';
import { readProduct } from '../../support/buyer/read-product';
import { createKiller, type Killer } from '../../support/outages/killer';
import { persist } from '../../support/outages/persist';
import { removeShop } from '../../support/shop/folder';
import { readLedger } from '../../support/shop/ledger';
import { type Shop, SMALL_SHOP, startShop } from '../../support/shop/start-shop';
import { expect, test } from '../../support/test';

const KILLS = 20;
const BUYERS = 3;
/** Twenty restarts on a busy machine. */
const LIMIT_MS = 300_000;

interface Bought {
  order: PreparedOrder;
  reference: string;
}

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

test('no order is lost or doubled when api and database are killed 20 times', async () => {
  test.setTimeout(LIMIT_MS);
  const shop = await startShop({ env: SMALL_SHOP });
  try {
    const product = await persist(() => readProduct(shop.origin));
    const killer = createKiller(shop, KILLS);
    const buyers = Array.from({ length: BUYERS }, () => keepBuying(shop, product.id, killer));
    const bought = (await Promise.all(buyers)).flat();
    // Resending a key after everything else returns the order it created.
    for (const { order, reference } of bought) {
      expect(await persist(() => placeOrder(shop.origin, order))).toMatchObject({ reference });
    }
    const { stock: shown } = await persist(() => readProduct(shop.origin));
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
