import type { Page } from '@playwright/test';
import { expectFocusKept } from '../support/keyboard';
import { expect, test } from '../support/test';
import { addProduct, PRODUCT, visit } from '../support/visit';

/** Presses a button by keyboard. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

test('removing the focused element leaves the focus nearby', async ({ page, quietConsole: _ }) => {
  await addProduct(page);
  await visit(page, '/cart');
  const main = page.getByRole('main');

  await press(page, 'Use FREESHIP');
  await expect(main.getByRole('button', { name: 'Remove offer FREESHIP' })).toBeVisible();
  await expectFocusKept(page);

  await press(page, 'Remove offer FREESHIP');
  await expect(main.getByLabel('Offer code')).toBeVisible();
  await expectFocusKept(page);

  await press(page, /^Remove Tidewell/);
  await expect(main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectFocusKept(page);

  await press(page, 'Undo');
  await expect(main.getByRole('button', { name: /^Remove Tidewell/ })).toBeVisible();
  await expectFocusKept(page);
});

test('clearing filters and accepting a location leave the focus on the page', async ({
  page,
  quietConsole: _,
}) => {
  await visit(page, '/browse/vitamins-supplements');
  await press(page, 'Got it');
  await expect(page.getByRole('button', { name: 'Delivering to: Sydney, 2000' })).toBeFocused();
  await page.getByRole('main').getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await press(page, /^Clear/);
  await expect(page.getByRole('button', { name: /^Clear/ })).toBeHidden();
  await expectFocusKept(page);
});

test('gallery arrows keep the focus at the last picture of a product', async ({ page, quietConsole: _ }) => {
  await visit(page, PRODUCT);
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.focus();
  for (const picture of ['2 / 3', '3 / 3']) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(picture, { exact: true })).toBeVisible();
  }
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});

/** Focuses every control that stays in view while the page scrolls. Returns the names of those that scroll it. */
const findScrollingControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const staysInView = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
        staysInView(element.parentElement));
    const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const scrolling: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input')) {
      const { top, bottom, height } = control.getBoundingClientRect();
      if (height === 0 || top < 0 || bottom > window.innerHeight || !staysInView(control)) continue;
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
    for (const path of [PRODUCT, '/cart', '/browse/vitamins-supplements']) {
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
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('complementary', { name: 'Buy this product' })).toBeVisible({ timeout: 500 });
    await terms.click({ trial: true, timeout: 500 });
  }).toPass({ timeout: 20_000 });
});
