import { expect, type Page } from '@playwright/test';

/** Follows an action that loads a document: the first tab stop is the skip link. */
export async function enterDocument(page: Page, load: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await load();
  await loaded;
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
}

/** After navigation within the shop: the new page's heading has the focus and its title was announced. */
export async function expectArrival(page: Page, address: RegExp, heading: RegExp): Promise<void> {
  await expect(page).toHaveURL(address, { timeout: 15_000 });
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeFocused({ timeout: 15_000 });
  await expect(page.locator('[data-route-announcer]')).toHaveText(await page.title());
}
