import { signInAsPriya } from '../../support/accounts';
import { LISTING, PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PAGES = ['/', LISTING, PRODUCT, '/cart', '/order-lookup', '/telehealth'];
/** Pages of Priya, who is a member of the program. */
const OWN_PAGES = ['/user/dashboard', '/user/journey/1/dashboard'];
const WIDTHS = [390, 1280];

// WCAG 2.2, 1.4.4: text at 200%, as set in the browser.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

for (const path of [...PAGES, ...OWN_PAGES]) {
  test(`text at 200% fits ${path} without scrolling sideways, on a phone or a desktop`, async ({ page }) => {
    if (OWN_PAGES.includes(path)) await signInAsPriya(page);
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { letters, beyond } = await page.evaluate(() => {
        const { documentElement: root } = document;
        return {
          letters: getComputedStyle(root).fontSize,
          beyond: root.scrollWidth - root.clientWidth,
        };
      });
      expect(letters).toBe('32px');
      expect(beyond, `px beyond the edge at ${width} px`).toBe(0);
    }
  });
}
