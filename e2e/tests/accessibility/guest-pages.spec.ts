import { expectAccessible } from '../../support/axe';
import { LISTING, PRODUCT, SEARCH } from '../../support/paths';
import { test } from '../../support/test';
import { visit } from '../../support/visit';

const GUEST_PAGES = [
  '/',
  LISTING,
  PRODUCT,
  SEARCH,
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
const WIDTHS = [390, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, path] of GUEST_PAGES.entries()) {
  test(`${path}, on a phone and a desktop, is accessible and without errors on the console`, async ({
    page,
    quietConsole: _,
  }) => {
    // Every other page is hydrated at the other width, and then resized.
    const widths = index % 2 === 0 ? WIDTHS : WIDTHS.toReversed();
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });
}
