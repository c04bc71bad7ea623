import { expect, type Locator, type Page } from '@playwright/test';
import { main } from '../landmarks';

/** The search field of the header. */
export const searchField = (page: Page): Locator =>
  page
    .getByRole('combobox', { name: 'Search for products' })
    .or(page.getByRole('searchbox', { name: 'Search for products' }))
    .first();

/** Types into the search field and waits for the suggestions. */
export async function typeSearch(page: Page, query: string): Promise<void> {
  await searchField(page).click();
  await searchField(page).fill(query);
  await expect(page.getByText(new RegExp(`results for ${query}`, 'i')).first()).toBeVisible();
}

/** Selects a brand: beside the results on a wide screen, in the filter drawer on a phone. */
export async function filterByBrand(page: Page, brand: RegExp): Promise<void> {
  const opener = main(page).getByRole('button', { name: /^Filter/ });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('checkbox', { name: brand }).check();
  const done = page.getByRole('dialog').getByRole('button', { name: /^Show .* products?/ });
  if (await done.isVisible()) await done.click();
}
