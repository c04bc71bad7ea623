import type { Page } from '@playwright/test';
import { banner, main } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { searchField, typeSearch } from '../../support/steps/browse';
import { addToCartButton, cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

/** As a browser that blocks cookies and site data: the names exist and throw. */
const block = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /blocks cookies or site data/ });

test.beforeEach(async ({ page }) => block(page));

test('home → search → product → cart works where storage is blocked, and a sentence says what does not', async ({
  page,
  quietConsole: _,
}) => {
  await page.goto('/');
  await expect(notice(page)).toContainText('your cart and location last until you close or reload');
  await notice(page).getByRole('button', { name: 'Got it' }).click();
  await expect(notice(page)).toHaveCount(0);

  await typeSearch(page, 'tidewell magnesium glycinate');
  await searchField(page).press('Enter');
  await main(page)
    .getByRole('link', { name: /Tidewell Magnesium Glycinate 500mg 120/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(PRODUCT));
  await addToCartButton(page).click();
  await expect(cartButton(page, 1)).toBeVisible();
  await cartButton(page, 1).click();
  await page
    .getByRole('dialog', { name: 'Cart (1)' })
    .getByRole('link', { name: /view cart|go to cart/i })
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main(page)).toContainText('Tidewell Magnesium Glycinate');
});

for (const [address, text] of [
  [PRODUCT, /Tidewell Magnesium/],
  ['/cart', /Your cart is empty/],
  ['/for-you', /./],
] as const) {
  test(`${address} opens where storage is blocked`, async ({ page, quietConsole: _ }) => {
    await page.goto(address);
    await expect(notice(page)).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await expect(main(page)).toContainText(text);
    await expect(main(page)).not.toContainText(/isn’t available|isn't available/);
  });
}
