import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const SLUG = 'tidewell-magnesium-glycinate-500mg-120-capsules';

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/expiry/i).fill('12/34');
  await page.getByLabel(/security code|cvc/i).fill('123');
}

/** Selects a brand: beside the results on a wide screen, in the filter drawer on a phone. */
async function filterByBrand(page: Page, brand: RegExp): Promise<void> {
  const opener = page.getByRole('main').getByRole('button', { name: /^Filter/ });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('checkbox', { name: brand }).check();
  const done = page.getByRole('dialog').getByRole('button', { name: /^Show .* products?/ });
  if (await done.isVisible()) await done.click();
}

async function buy({ page, context }: { page: Page; context: BrowserContext }): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Search with suggestions.
  const search = page
    .getByRole('combobox', { name: 'Search for products' })
    .or(page.getByRole('searchbox', { name: 'Search for products' }))
    .first();
  await search.click();
  await search.fill('magnesium');
  await expect(page.getByText(/results for magnesium/i).first()).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search-results\?query=magnesium/);
  await expect(page.getByRole('heading', { level: 1, name: /magnesium/i })).toBeVisible();

  // Filter, then open the product.
  await filterByBrand(page, /Tidewell/);
  await expect(page).toHaveURL(/Tidewell/i);
  await page
    .getByRole('link', { name: /Tidewell Magnesium Glycinate 500mg 120/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(SLUG));
  await expect(page.getByRole('heading', { level: 1, name: /Magnesium Glycinate 500mg 120/ })).toBeVisible();

  // Add two; check the badge and the mini-cart in this and a second tab.
  const second = await context.newPage();
  await second.goto('/');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /increase/i })
    .first()
    .click();
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  const trigger = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: /cart/i }).last();
  await expect(trigger(page)).toContainText('$69.90');
  await expect(trigger(second)).toContainText('$69.90');
  await trigger(second).click();
  await expect(second.getByRole('dialog', { name: 'Cart (2)' })).toBeVisible();
  await second.keyboard.press('Escape');
  await expect(second.getByRole('dialog')).toBeHidden();
  await trigger(page).click();
  await expect(page.getByRole('dialog', { name: 'Cart (2)' })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /view cart|go to cart/i })
    .click();

  // Cart: a shipping method, then checkout.
  await expect(page).toHaveURL(/\/cart$/);
  await main.getByRole('radio', { name: /Express Delivery/ }).check();
  await main
    .getByRole('link', { name: 'Checkout' })
    .or(main.getByRole('button', { name: 'Checkout' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout$/);

  // Sign up in the drawer; the cart is merged.
  const email = `robin.${randomUUID()}@example.com`;
  await main.getByRole('button', { name: 'Sign in' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Create an account' }).click();
  await drawer.getByLabel('First name').fill('Robin');
  await drawer.getByLabel('Last name').fill('Tester');
  await drawer.getByLabel('E-mail').fill(email);
  await drawer.getByLabel('Password', { exact: true }).fill('Banksia!72grows');
  await drawer.getByRole('button', { name: 'Create account' }).click();
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(drawer).toBeHidden();
  await expect(main).toContainText('2 × Tidewell Magnesium Glycinate');

  // Contact, delivery, payment with the declined card and then the valid one, review.
  await expect(main.getByLabel('E-mail')).toHaveValue(email);
  await main.getByRole('button', { name: 'Continue to delivery' }).click();
  await main.getByLabel('Street address').fill('188 Pitt Street');
  await main.getByLabel('Suburb').fill('Sydney');
  await main.getByLabel('State').selectOption('NSW');
  await main.getByLabel('Postcode').fill('2000');
  await main.getByLabel('Phone').fill('0400 000 000');
  await main.getByRole('radio', { name: /Standard Delivery/ }).check();
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, '4000 0000 0000 0002');
  await main.getByRole('button', { name: /continue to review|review/i }).click();
  await main.getByRole('button', { name: /place order/i }).click();
  await expect(main.getByRole('alert').first()).toContainText(/declined/i);
  await payWith(page, '4242 4242 4242 4242');
  await main.getByRole('button', { name: /continue to review|review/i }).click();
  await main.getByRole('button', { name: /place order/i }).dblclick();

  // Confirmation, an empty cart everywhere, and exactly one order in the account.
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
  const reference = decodeURIComponent(new URL(page.url()).pathname.split('/').pop() ?? '');
  await expect(main).toContainText(reference);
  await expect(trigger(second)).toContainText('$0.00');
  await page.goto('/user/invoices');
  await expect(main.getByRole('link', { name: `Order ${reference}` })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('link', { name: `Order ${reference}` }).click();
  await expect(main).toContainText(/Includes GST of \$/);
}

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('home → search → listing → product → cart → sign up → checkout → order in the account', async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      await buy({ page, context });
    });
  });
}
