import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, shopOrigin, test } from '../support/test';

const PRODUCT = '/products/tidewell-magnesium-glycinate-500mg-120-capsules';
const LISTING = '/browse/vitamins-supplements';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first();

/** The page is there and its header answers presses. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, / })).toBeVisible({
    timeout: 15_000,
  });
}

async function addProduct(page: Page): Promise<void> {
  await open(page, PRODUCT);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item,/ })).toBeVisible();
}

/** A new account of this browser, made by the api; its session is a cookie. */
async function signUp(page: Page): Promise<void> {
  await open(page, '/?signup=true');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('First name').fill('Axel');
  await drawer.getByLabel('Last name').fill('Rule');
  await drawer.getByLabel('E-mail').fill(`axel.${randomUUID()}@example.com`);
  await drawer.getByLabel('Password', { exact: true }).fill('Banksia!72grows');
  await drawer.getByRole('button', { name: 'Create account' }).click();
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(drawer).toBeHidden();
}

test.describe('accessible and without errors on the console', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const plain = [
    '/',
    LISTING,
    PRODUCT,
    '/telehealth',
    '/telehealth/online-scripts',
    '/weight-management',
    '/order-lookup',
    '/no-such-page',
  ];
  for (const path of plain) {
    test(path, async ({ page, quietConsole: _ }) => {
      await open(page, path);
      await expectAccessible(page);
    });
  }

  test('cart and checkout with an item', async ({ page, quietConsole: _ }) => {
    await addProduct(page);
    await open(page, '/cart');
    await expect(page.getByRole('main').getByText('Tidewell Magnesium Glycinate').first()).toBeVisible();
    await expectAccessible(page);
    await open(page, '/checkout');
    await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
    await expectAccessible(page);
  });

  test('sign-in drawer', async ({ page, quietConsole: _ }) => {
    await open(page, '/?login=true');
    await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
    await expectAccessible(page);
  });

  test('search panel', async ({ page, quietConsole: _ }) => {
    await open(page, '/');
    const search = page.getByRole('combobox', { name: 'Search for products' });
    await search.click();
    await search.fill('magnesium');
    await expect(page.getByRole('listbox', { name: 'Search suggestions' })).toBeVisible();
    await expect(page.getByText(/results for magnesium/i).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('dashboard of a signed-in customer', async ({ page, quietConsole: _ }) => {
    await signUp(page);
    await open(page, '/user/dashboard');
    await expect(page.getByRole('main')).toContainText('Axel');
    await expectAccessible(page);
  });
});

/** A document as a crawler gets it, with its scripts' data taken apart. */
async function fetchDocument(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const facts = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as unknown,
  );
  const content = html.replace(/<script.*?<\/script>/gs, '');
  return {
    status: response.status(),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    main: /<main.*<\/main>/s.exec(content)?.[0] ?? '',
    content,
    facts: JSON.stringify(facts),
  };
}

test.describe('documents without a script', () => {
  test('home', async ({ request }) => {
    const document = await fetchDocument(request, '/');
    expect(document.status).toBe(200);
    expect(document.title).toContain('Saltbush Health');
    expect(document.canonical).toBe(`${shopOrigin()}/`);
    expect(document.main).toMatch(/<h1[^>]*>[^<]+/);
    expect(document.main).toMatch(/href="\/products\/[a-z0-9-]+"/);
    expect(document.facts).toContain('"@type":"WebSite"');
  });

  test('listing', async ({ request }) => {
    const document = await fetchDocument(request, LISTING);
    expect(document.status).toBe(200);
    expect(document.title).toMatch(/^Vitamins &amp; supplements/);
    expect(document.canonical).toBe(`${shopOrigin()}${LISTING}`);
    expect(document.main).toMatch(/<h1[^>]*>Vitamins &amp; supplements/);
    expect(document.main.match(/href="\/products\/[a-z0-9-]+"/g)?.length).toBeGreaterThan(10);
    expect(document.main).toMatch(/\$\d+\.\d\d/);
    expect(document.facts).toContain('"@type":"BreadcrumbList"');
  });

  test('product', async ({ request }) => {
    const document = await fetchDocument(request, PRODUCT);
    expect(document.status).toBe(200);
    expect(document.title).toContain('Tidewell Magnesium Glycinate 500mg 120');
    expect(document.canonical).toBe(`${shopOrigin()}${PRODUCT}`);
    expect(document.main).toMatch(/<h1[^>]*>[^<]*Magnesium Glycinate/);
    expect(document.main).toContain('$34.95');
    expect(document.facts).toContain('"@type":"Product"');
    expect(document.facts).toContain('"price":"34.95"');
  });

  for (const path of ['/no-such-page', '/products/no-such-product', '/browse/no-such-category']) {
    test(`${path} is a real 404 with a search field`, async ({ request }) => {
      const document = await fetchDocument(request, path);
      expect(document.status).toBe(404);
      expect(document.content).toMatch(/<input[^>]*aria-label="Search for products"/);
      expect(document.main).toMatch(/<h1/);
    });
  }
});
