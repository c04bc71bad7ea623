import { API_FAULTS, type ApiFault } from '../../support/outages/api-faults';
import {
  type BrokenShop,
  LONGEST_MS,
  startBrokenShop,
  type TimedDocument,
  unseen,
} from '../../support/outages/broken-shop';
import { LISTING, PRODUCT, SEARCH } from '../../support/paths';
import { expect, test } from '../../support/test';

/** Pages whose document needs the api, with text that only the api knows. */
const PAGES: Record<string, RegExp> = {
  '/': /href="\/products\/[a-z0-9-]+"/,
  [LISTING]: /\$\d+\.\d\d/,
  [SEARCH]: /\$\d+\.\d\d/,
  [PRODUCT]: /\$34\.95/,
  '/brands': /Tidewell/,
  '/shipping-returns': /Last updated/,
  '/telehealth': /href="\/telehealth\/[a-z-]+"/,
  '/telehealth/long-consult': /\$\d+/,
  '/weight-management': /href="\/weight-management\/join/,
};
let shop: BrokenShop;
test.beforeAll(async () => {
  shop = await startBrokenShop();
});
test.afterAll(() => shop.stop());
test.afterEach(() => shop.fail(null));
// The tests share a server and choose one after the other how its api fails.
test.describe.configure({ mode: 'default', timeout: 240_000 });

function expectOutage(path: string, { status, headers, html, main, ms }: TimedDocument): void {
  expect.soft([path, status, headers.get('retry-after')]).toEqual([path, 503, '2']);
  expect.soft(ms, path).toBeLessThan(LONGEST_MS);
  expect.soft(headers.get('cache-control'), path).toBe('private, no-cache');
  expect.soft(html, path).toContain('<meta name="robots" content="noindex">');
  expect.soft(main, path).toMatch(/<noscript>.*<a href="">Try again<\/a>/s);
  expect.soft(main, path).toMatch(/data-part="content"><\w/);
  expect.soft(html, path).toMatch(/<div id="header"><div data-application.*<header/s);
}

function expectHealed(path: string, { status, html, main }: TimedDocument): void {
  expect.soft([path, status]).toEqual([path, 200]);
  expect.soft(main, path).toMatch(PAGES[path] ?? '');
  expect.soft(main, path).not.toContain('Try again');
  expect.soft(html, path).toContain('<nav');
}

for (const fault of Object.keys(API_FAULTS) as ApiFault[]) {
  test(`an api that ${fault}: documents say so in time, and the next request heals`, async () => {
    const paths = Object.keys(PAGES);
    const addresses = paths.map((path) => unseen(path, fault));
    shop.fail(fault);
    for (const [index, document] of (await shop.getAll(addresses)).entries())
      expectOutage(paths[index] ?? '', document);
    shop.fail(null);
    for (const [index, address] of addresses.entries())
      expectHealed(paths[index] ?? '', await shop.get(address));
  });
}

test('an unknown product is not found, and stays so only as long as it is unknown', async () => {
  const { status, main } = await shop.get('/products/no-such-product?seen=first');
  expect(status).toBe(404);
  expect(main).toContain('We can’t find that product');
  shop.fail('answers 500');
  expect((await shop.get('/products/no-such-product?seen=second')).status).toBe(503);
});
