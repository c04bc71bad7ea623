import { API_FAULTS, type ApiFault } from '../../support/outages/api-faults';
import { type BrokenShop, LONGEST_MS, startBrokenShop, unseen } from '../../support/outages/broken-shop';
import { LISTING } from '../../support/paths';
import { expect, test } from '../../support/test';

/** Pages that are the same for everybody until a script asks for the visitor's data. */
const PERSONAL_PAGES = ['/cart', '/checkout', '/order-lookup', '/user/dashboard'];
const DEPARTMENT = `href="${LISTING}"`;

let shop: BrokenShop;
test.beforeAll(async () => {
  shop = await startBrokenShop();
});
test.afterAll(() => shop.stop());
test.afterEach(() => shop.fail(null));
// The tests share a server and choose one after the other how its api fails.
test.describe.configure({ mode: 'default', timeout: 240_000 });

for (const fault of Object.keys(API_FAULTS) as ApiFault[]) {
  test(`an api that ${fault}: a page without its data is served, and not remembered without its menu`, async () => {
    const addresses = PERSONAL_PAGES.map((path) => unseen(path, fault));
    shop.fail(fault);
    for (const [index, { status, main, ms }] of (await shop.getAll(addresses)).entries()) {
      const path = PERSONAL_PAGES[index];
      expect.soft([path, status]).toEqual([path, 200]);
      expect.soft(ms, path).toBeLessThan(LONGEST_MS);
      expect.soft(main, path).toMatch(/data-part="content"><\w/);
    }
    shop.fail(null);
    for (const [index, address] of addresses.entries()) {
      const { status, html } = await shop.get(address);
      const path = PERSONAL_PAGES[index];
      expect.soft([path, status]).toEqual([path, 200]);
      if (path !== '/checkout') expect.soft(html, path).toContain(DEPARTMENT);
    }
  });
}
