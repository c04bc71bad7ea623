import { fetchDocument } from '../../support/documents';
import { LISTING, PRODUCT } from '../../support/paths';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

test('the home page without scripts', async ({ request }) => {
  const { status, title, canonical, main, facts } = await fetchDocument(request, '/');
  expect(status).toBe(200);
  expect(title).toContain('Saltbush Health');
  expect(canonical).toBe(`${shopOrigin()}/`);
  expect(main).toMatch(/<h1[^>]*>[^<]+/);
  expect(main).toMatch(/href="\/products\/[a-z0-9-]+"/);
  expect(facts.WebSite?.url).toBe(`${shopOrigin()}/`);
});

test('a listing without scripts', async ({ request }) => {
  const { status, title, canonical, main, facts } = await fetchDocument(request, LISTING);
  expect(status).toBe(200);
  expect(title).toBe('Vitamins &amp; supplements | Saltbush Health');
  expect(canonical).toBe(`${shopOrigin()}${LISTING}`);
  expect(main).toMatch(/<h1[^>]*>Vitamins &amp; supplements/);
  expect(main).toMatch(/\$\d+\.\d\d/);
  const listed = facts.ItemList?.itemListElement as { name: string; url: string }[];
  expect(listed.length).toBeGreaterThan(10);
  for (const { url } of listed) expect(main).toContain(`href="${new URL(url).pathname}"`);
  expect(facts.BreadcrumbList).toBeDefined();
});

test('a product page without scripts', async ({ request }) => {
  const { status, title, canonical, main, facts } = await fetchDocument(request, PRODUCT);
  expect(status).toBe(200);
  expect(title).toBe('Tidewell Magnesium Glycinate 500mg 120 Capsules | Saltbush Health');
  expect(canonical).toBe(`${shopOrigin()}${PRODUCT}`);
  expect(main).toMatch(/<h1[^>]*>Tidewell Magnesium Glycinate 500mg 120 Capsules/);
  expect(main).toContain('$34.95');
  expect(facts.Product).toMatchObject({ sku: '6161520', offers: { price: '34.95', priceCurrency: 'AUD' } });
  expect(facts.BreadcrumbList).toBeDefined();
});

test('a browser without scripts is told what needs them, and no other is', async ({ browser }) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: shopOrigin() });
    await page.goto(PRODUCT);
    // By its class: Playwright reads no text of noscript.
    const notice = page.locator('.sb-scripts-notice');
    if (javaScriptEnabled) await expect(notice).toBeHidden();
    else await expect(notice).toBeVisible();
    await page.context().close();
  }
});

test('a page that needs scripts does not claim to load without them', async ({ browser }) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: shopOrigin() });
    // With scripts that have yet to arrive, the placeholder stays.
    await page.route('**/*.js', () => undefined);
    await page.goto('/cart', { waitUntil: 'commit' });
    const loading = page.locator('main [aria-busy="true"]').first();
    await expect(loading).toBeAttached();
    await expect(loading).toBeVisible({ visible: javaScriptEnabled });
    await page.context().close();
  }
});

for (const path of ['/no-such-page', '/products/no-such-product', '/browse/no-such-category']) {
  test(`${path} responds with 404 and offers a search`, async ({ request }) => {
    const { status, title, content, main, facts } = await fetchDocument(request, path);
    expect(status).toBe(404);
    expect(title).toBe('Page not found | Saltbush Health');
    expect(content).toMatch(/<input[^>]*aria-label="Search for products"/);
    expect(main).toMatch(/<h1[^>]*>We can’t find that/);
    expect(facts).toEqual({});
  });
}
