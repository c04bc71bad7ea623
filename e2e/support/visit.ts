import { expect, type Page } from '@playwright/test';

/** Parts of the page that React has not hydrated yet. */
const countStillParts = (page: Page): Promise<number> =>
  page
    .locator('[data-part="content"] > :last-child')
    .evaluateAll(
      (parts) => parts.filter((part) => !Object.keys(part).some((key) => key.startsWith('__react'))).length,
    );

/** Scrolls down the page: content far below the fold loads when it comes near. */
async function showAll(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy="true"]');
  await expect(async () => {
    for (const part of await busy.all()) await part.scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(busy).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** Waits until every part of the page is interactive. */
export async function waitUntilAlive(page: Page): Promise<void> {
  // An unused header and footer stay server-rendered.
  for (const part of ['banner', 'contentinfo'] as const)
    await page.getByRole(part).dispatchEvent('pointerover');
  await expect.poll(() => countStillParts(page), { timeout: 15_000 }).toBe(0);
}

/** Opens a URL and waits until its heading is visible and every part of the page is interactive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Saltbush Health, home' }).focus();
  await waitUntilAlive(page);
  await showAll(page);
}
