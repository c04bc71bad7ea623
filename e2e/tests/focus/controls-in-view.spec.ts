import type { Page } from '@playwright/test';
import { footer } from '../../support/landmarks';
import { LISTING, PRODUCT } from '../../support/paths';
import { addProduct } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

/** Focuses every control that stays in view while the page scrolls. Returns the names of those that scroll it. */
const findScrollingControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isPinned = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || isPinned(element.parentElement));
    /** A sticky box that is taller than the window scrolls until its end is in view. */
    const staysInView = (element: Element): boolean => {
      if (!isPinned(element)) return false;
      const { top } = element.getBoundingClientRect();
      window.scrollBy(0, 1);
      const moved = element.getBoundingClientRect().top - top;
      window.scrollBy(0, -1);
      return moved === 0;
    };
    const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const scrolling: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input')) {
      const { top, bottom, height } = control.getBoundingClientRect();
      // Whatever the header covers has to scroll from under it.
      const from = control.closest('header')
        ? 0
        : Number.parseFloat(getComputedStyle(control).scrollMarginTop);
      if (height === 0 || top < from || bottom > window.innerHeight || !staysInView(control)) continue;
      const before = window.scrollY;
      control.focus();
      await settled();
      if (window.scrollY !== before)
        scrolling.push(control.getAttribute('aria-label') ?? control.textContent);
    }
    return scrolling;
  });

for (const width of [390, 1440]) {
  test(`focus on a control that stays in view does not scroll the page, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await addProduct(page);
    for (const path of [PRODUCT, '/cart', LISTING]) {
      await visit(page, path);
      for (const top of [250, 900]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
        expect(await findScrollingControls(page), `${path} at ${top}`).toEqual([]);
      }
    }
  });
}

test('the bar with Add to Cart leaves the end of the page in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PRODUCT);
  const terms = footer(page).getByRole('link', { name: 'Terms', exact: true });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('complementary', { name: 'Buy this product' })).toBeVisible({ timeout: 500 });
    await terms.click({ trial: true, timeout: 500 });
  }).toPass({ timeout: 20_000 });
});
