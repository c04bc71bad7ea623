import { API_FAULTS, type ApiFault, startBrokenApi } from '../../support/broken-api';
import { expect, shopOrigin, test } from '../../support/test';
import { PRODUCT } from '../../support/visit';
import { startWebServer } from '../../support/web-server';

/** Pages whose document needs the api, with text that only the api knows. */
const PAGES: Record<string, RegExp> = {
  '/': /href="\/products\/[a-z0-9-]+"/,
  '/browse/vitamins-supplements': /\$\d+\.\d\d/,
  '/search-results?query=magnesium': /\$\d+\.\d\d/,
  [PRODUCT]: /\$34\.95/,
  '/brands': /Tidewell/,
  '/shipping-returns': /Last updated/,
  '/telehealth': /href="\/telehealth\/[a-z-]+"/,
  '/telehealth/long-consult': /\$\d+/,
  '/weight-management': /href="\/weight-management\/join/,
};
/** Pages that are the same for everybody until a script asks for the visitor's data. */
const PERSONAL_PAGES = ['/cart', '/checkout', '/order-lookup', '/user/dashboard'];
/** Time for each part of a page, and what a machine under load needs besides. */
const BUDGET_MS = 2500;
const LONGEST_MS = BUDGET_MS + 3000;

let api: Awaited<ReturnType<typeof startBrokenApi>>;
let server: Awaited<ReturnType<typeof startWebServer>>;
test.beforeAll(async () => {
  api = await startBrokenApi(shopOrigin());
  server = await startWebServer(api.url, { RENDER_BUDGET_MS: String(BUDGET_MS) });
});
test.afterAll(() => {
  server.stop();
  api.stop();
});
test.afterEach(() => api.fail(null));
// The tests share a server and choose one after the other how its api fails.
test.describe.configure({ mode: 'default', timeout: 120_000 });

interface Answer {
  status: number;
  headers: Headers;
  html: string;
  main: string;
  ms: number;
}

/** Fetches a document from the server with the broken api. A query makes it one that no test asked for before. */
async function get(path: string): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(server.origin + path, { redirect: 'manual' });
  const html = await response.text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return { status: response.status, headers: response.headers, html, main, ms: performance.now() - start };
}

const unseen = (path: string, fault: string) =>
  `${path}${path.includes('?') ? '&' : '?'}seen=${encodeURIComponent(fault)}`;

for (const fault of Object.keys(API_FAULTS) as ApiFault[]) {
  test(`an api that ${fault}: documents say so in time, and the next request heals`, async () => {
    for (const [path, content] of Object.entries(PAGES)) {
      const url = unseen(path, fault);
      api.fail(fault);
      const broken = await get(url);
      expect.soft([path, broken.status, broken.headers.get('retry-after')]).toEqual([path, 503, '2']);
      expect.soft(broken.ms, path).toBeLessThan(LONGEST_MS);
      expect.soft(broken.headers.get('cache-control'), path).toBe('private, no-cache');
      expect.soft(broken.html, path).toContain('<meta name="robots" content="noindex">');
      expect.soft(broken.main, path).toMatch(/<noscript>.*<a href="">Try again<\/a>/s);
      expect.soft(broken.main, path).toMatch(/data-part="content"><\w/);
      expect.soft(broken.html, path).toMatch(/<div id="header"><div data-application.*<header/s);

      api.fail(null);
      const healed = await get(url);
      expect.soft([path, healed.status]).toEqual([path, 200]);
      expect.soft(healed.main, path).toMatch(content);
      expect.soft(healed.main, path).not.toContain('Try again');
      expect.soft(healed.html, path).toContain('<nav');
    }
  });

  test(`an api that ${fault}: a page without its data is served, and not remembered without its menu`, async () => {
    const departments = 'href="/browse/vitamins-supplements"';
    for (const path of PERSONAL_PAGES) {
      const url = unseen(path, fault);
      api.fail(fault);
      const broken = await get(url);
      expect.soft([path, broken.status]).toEqual([path, 200]);
      expect.soft(broken.ms, path).toBeLessThan(LONGEST_MS);
      expect.soft(broken.main, path).toMatch(/data-part="content"><\w/);

      api.fail(null);
      const healed = await get(url);
      expect.soft([path, healed.status]).toEqual([path, 200]);
      if (path !== '/checkout') expect.soft(healed.html, path).toContain(departments);
    }
  });
}

test('a cached document is served as it was, however its refresh fails', async () => {
  const faults = Object.keys(API_FAULTS) as ApiFault[];
  const cached = new Map<ApiFault, Answer>();
  for (const fault of faults) {
    const document = await get(unseen(PRODUCT, `cached ${fault}`));
    expect(document.status).toBe(200);
    cached.set(fault, document);
  }
  for (const fault of faults) {
    const { requests } = api;
    const requested = requests();
    api.fail(fault);
    const visit = async () => {
      const { status, main } = await get(unseen(PRODUCT, `cached ${fault}`));
      expect([fault, status]).toEqual([fault, 200]);
      expect(main).toBe(cached.get(fault)?.main);
    };
    // A document that is older than some seconds is refreshed while it is served.
    await expect
      .poll(async () => visit().then(requests), { timeout: 15_000, intervals: [200] })
      .toBeGreaterThan(requested);
    await visit();
    api.fail(null);
  }
});

test('an unknown product is not found, and stays so only as long as it is unknown', async () => {
  const { status, main } = await get('/products/no-such-product?seen=first');
  expect(status).toBe(404);
  expect(main).toContain('We can’t find that product');
  api.fail('answers 500');
  expect((await get('/products/no-such-product?seen=second')).status).toBe(503);
});
