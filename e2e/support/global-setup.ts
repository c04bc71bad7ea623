import { join } from 'node:path';
import { buildOnce } from './shop/build-once';
import { databaseUri } from './shop/find-server';
import { removeShop } from './shop/folder';
import { startShop } from './shop/start-shop';

/** One shop for all tests that do not start a separate one; `SHOP_ORIGIN` names a running shop instead. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.SHOP_ORIGIN) return async () => undefined;
  const built = await buildOnce();
  const shop = await startShop({ env: { SEED_PRODUCTS: '800' } });
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_DATA_DIR = join(shop.folder, 'data');
  process.env.SHOP_DATABASE_URI = process.env.MONGODB_URI ?? databaseUri(shop);
  process.env.SHOP_RELEASES_DIR = shop.releasesDir;
  return async () => {
    await shop.stop();
    removeShop(shop);
    removeShop({ folder: built });
  };
}
