import { API_FAULTS, type ApiFault } from '../../support/outages/api-faults';
import {
  type BrokenShop,
  startBrokenShop,
  type TimedDocument,
  unseen,
} from '../../support/outages/broken-shop';
import { PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';

let shop: BrokenShop;
test.beforeAll(async () => {
  shop = await startBrokenShop();
});
test.afterAll(() => shop.stop());

test('a cached document is served as it was, however its refresh fails', async () => {
  test.setTimeout(240_000);
  const faults = Object.keys(API_FAULTS) as ApiFault[];
  const cached = new Map<ApiFault, TimedDocument>();
  for (const fault of faults) {
    const document = await shop.get(unseen(PRODUCT, `cached ${fault}`));
    expect(document.status).toBe(200);
    cached.set(fault, document);
  }
  for (const fault of faults) {
    const { requests } = shop;
    const requested = requests();
    shop.fail(fault);
    const visit = async () => {
      const { status, main } = await shop.get(unseen(PRODUCT, `cached ${fault}`));
      expect([fault, status]).toEqual([fault, 200]);
      expect(main).toBe(cached.get(fault)?.main);
    };
    // A document that is older than some seconds is refreshed while it is served.
    await expect
      .poll(async () => visit().then(requests), { timeout: 15_000, intervals: [200] })
      .toBeGreaterThan(requested);
    await visit();
    shop.fail(null);
  }
});
