import { expectAccessible } from '../support/axe';
import { fetchDocument } from '../support/documents';
import { expect, shopOrigin, test } from '../support/test';
import { addProduct, PRODUCT, signInAsPriya, visit } from '../support/visit';

const LISTING = '/browse/vitamins-supplements';
const GUEST_PAGES = [
  '/',
  LISTING,
  PRODUCT,
  '/search-results?query=magnesium',
  '/cart',
  '/checkout',
  '/order-lookup',
  '/telehealth',
  '/telehealth/long-consult',
  '/weight-management',
  '/weight-management/join',
  '/brands',
  '/shipping-returns',
  '/pages/help',
  '/no-such-page',
];
/** Path, heading, and the requirement that specifies both. */
const ACCOUNT_PAGES = [
  ['/user/dashboard', 'My Account', ''],
  ['/user/invoices', 'Order History', ' [2.1-13]'],
  ['/user/profile', 'Delivery Address', ' [2.1-14]'],
  ['/user/journey/1/dashboard', 'Health Programs', ''],
  ['/user/journey/1/manage-order', 'Manage your program order', ''],
  ['/user/payment-methods', 'Payment Methods', ' [2.1-17]'],
  ['/user/autodelivery', 'AutoDelivery', ''],
  ['/user/patients', 'Patients', ''],
  ['/food-tracker', 'Food Tracker', ''],
] as const;

for (const width of [390, 1440]) {
  test.describe(`at ${width} px, accessible and without errors on the console`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of GUEST_PAGES) {
      test(path, async ({ page, quietConsole: _ }) => {
        await visit(page, path);
        await expectAccessible(page);
      });
    }

    test('cart, mini-cart and checkout with an item', async ({ page, quietConsole: _ }) => {
      await addProduct(page);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Cart, / })
        .click();
      await expect(page.getByRole('dialog', { name: 'Cart (1)' })).toBeVisible();
      await expectAccessible(page);
      await visit(page, '/cart');
      await expect(page.getByRole('main').getByText('Tidewell Magnesium Glycinate').first()).toBeVisible();
      await expectAccessible(page);
      await visit(page, '/checkout');
      await expect(page.getByRole('main').getByLabel('E-mail')).toBeVisible();
      await expectAccessible(page);
    });

    test('?login=true opens the drawer at sign in [2.1-28]', async ({ page, quietConsole: _ }) => {
      await page.goto('/?login=true');
      await expect(page.getByRole('dialog', { name: 'Sign in' }).getByLabel('E-mail')).toBeVisible();
      await expectAccessible(page);
    });

    test('?signup=true opens the drawer at sign up [2.1-29]', async ({ page, quietConsole: _ }) => {
      await page.goto('/?signup=true');
      const drawer = page.getByRole('dialog', { name: 'Create your account' });
      await expect(drawer.getByLabel('First name')).toBeVisible();
      await expectAccessible(page);
    });

    test('search panel', async ({ page, quietConsole: _ }) => {
      await visit(page, '/');
      const search = page.getByRole('combobox', { name: 'Search for products' });
      await search.click();
      await search.fill('magnesium');
      await expect(page.getByText(/results for magnesium/i).first()).toBeVisible();
      await expectAccessible(page);
    });

    // At desktop width the stories of these pages are enough.
    for (const [path, heading, requirement] of width === 390 ? ACCOUNT_PAGES : []) {
      test(`${path} for a customer${requirement}`, async ({ page, quietConsole: _ }) => {
        await signInAsPriya(page);
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expectAccessible(page);
      });
    }

    test('an order of a customer', async ({ page, quietConsole: _ }) => {
      await signInAsPriya(page);
      await visit(page, '/user/invoices');
      const order = page
        .getByRole('main')
        .getByRole('link', { name: /^Order SB/ })
        .first();
      await visit(page, (await order.getAttribute('href')) ?? '');
      await expect(page.getByRole('main')).toContainText(/Includes GST of \$/);
      await expectAccessible(page);
    });
  });
}

test.describe('documents without scripts', () => {
  test('home', async ({ request }) => {
    const { status, title, canonical, main, facts } = await fetchDocument(request, '/');
    expect(status).toBe(200);
    expect(title).toContain('Saltbush Health');
    expect(canonical).toBe(`${shopOrigin()}/`);
    expect(main).toMatch(/<h1[^>]*>[^<]+/);
    expect(main).toMatch(/href="\/products\/[a-z0-9-]+"/);
    expect(facts.WebSite?.url).toBe(`${shopOrigin()}/`);
  });

  test('listing', async ({ request }) => {
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

  test('product', async ({ request }) => {
    const { status, title, canonical, main, facts } = await fetchDocument(request, PRODUCT);
    expect(status).toBe(200);
    expect(title).toBe('Tidewell Magnesium Glycinate 500mg 120 Capsules | Saltbush Health');
    expect(canonical).toBe(`${shopOrigin()}${PRODUCT}`);
    expect(main).toMatch(/<h1[^>]*>Tidewell Magnesium Glycinate 500mg 120 Capsules/);
    expect(main).toContain('$34.95');
    expect(facts.Product).toMatchObject({ sku: '6161520', offers: { price: '34.95', priceCurrency: 'AUD' } });
    expect(facts.BreadcrumbList).toBeDefined();
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
});

test('controls have borders in forced colours, and nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visit(page, PRODUCT);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first();
  const edge = await add.evaluate((button) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
  });
  expect(edge, 'the main button has an edge').toBe(true);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().duration !== 0)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving, 'animations that run').toEqual([]);
  const pause = page.getByRole('banner').getByRole('button', { name: 'Pause announcements' });
  await expect(pause, 'nothing moves that could be paused').toBeHidden();
});
