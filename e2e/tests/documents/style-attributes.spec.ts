import { main } from '../../support/landmarks';
import { LISTING, PRODUCT, SEARCH } from '../../support/paths';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PAGES = ['/', LISTING, PRODUCT, SEARCH, '/cart', '/checkout'];

test('documents contain no style attribute', async ({ request }) => {
  for (const path of [...PAGES, '/telehealth', '/weight-management', '/brands', '/no-such-page']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<h1');
    expect(html.match(/<[a-z][^<>]*\sstyle=[^<>]*>/gi) ?? [], path).toEqual([]);
  }
});

test.describe('a style attribute in markup', () => {
  test.use({ expectedViolations: /style-src-attr/ });

  test('is refused and reported', async ({ page }) => {
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace('<main ', '<main style="opacity:0.5" ');
      await route.fulfill({ response, body });
    });
    const report = page.waitForEvent('console', (message) => message.text().includes('style-src-attr'));
    await page.goto('/');
    await report;
    await expect(main(page)).toHaveCSS('opacity', '1');
  });
});

test('a violation in any tab is noticed', async ({ context, policyViolations }) => {
  const tab = await context.newPage();
  await visit(tab, '/');
  await tab.evaluate(() => document.body.setAttribute('style', 'opacity:0.5'));
  await expect.poll(() => policyViolations.splice(0)).toEqual([expect.stringContaining('style-src-attr')]);
});
