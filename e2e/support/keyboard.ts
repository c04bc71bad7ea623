import { expect, type Locator, type Page } from '@playwright/test';

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses a key until the target has the focus. Fails after `limit` presses: nothing may be out of reach. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab', limit = 90 }: { key?: 'Tab' | 'Shift+Tab'; limit?: number } = {},
): Promise<void> {
  await expect(target).toBeVisible({ timeout: 15_000 });
  for (let presses = 0; presses < limit; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached within ${limit} presses of ${key}`).toBeFocused({ timeout: 1000 });
}

/** Goes to a control with the Tab key and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field with the Tab key and types; what the browser selected on arrival is replaced. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** After a navigation within the shop: the new page's heading has the focus and its title was announced. */
export async function expectArrival(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address, { timeout: 15_000 });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeFocused({
    timeout: 15_000,
  });
  const title = await page.title();
  expect(title).not.toBe('');
  await expect(page.locator('[data-route-announcer]')).toHaveText(title, { timeout: 15_000 });
}
