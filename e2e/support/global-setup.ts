import { removeShop, startShop } from './shop';

/** One shop for all tests that do not need one of their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const shop = await startShop();
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_RELEASES_DIR = shop.releasesDir;
  return async () => {
    await shop.stop();
    removeShop(shop);
  };
}
