import { expect, test } from '../support/test';
import { PRODUCT, visit } from '../support/visit';

const PAGES = ['/', '/browse/vitamins-supplements', PRODUCT, '/cart', '/order-lookup', '/telehealth'];

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

for (const width of [390, 1280]) {
  test(`text at 200% fits at ${width} px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await visit(page, path);
      const { letters, beyond } = await page.evaluate(() => {
        const { documentElement: root } = document;
        return {
          letters: getComputedStyle(root).fontSize,
          beyond: root.scrollWidth - root.clientWidth,
        };
      });
      expect(letters).toBe('32px');
      expect(beyond, `px beyond the edge of ${path}`).toBe(0);
    }
  });
}
