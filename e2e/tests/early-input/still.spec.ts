import type { Page } from '@playwright/test';
import { gate } from '../../support/gate';
import { footer } from '../../support/landmarks';
import { LISTING, PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';
import { waitUntilAlive } from '../../support/visit';

/** Less is the rounding of heights. */
const LEAST_PX = 2;
const SHELL = '**/_shell/assets/**/*.js';

/** Keeps the page as the server sent it, until the returned function is called. */
async function holdShell(page: Page): Promise<() => void> {
  const { open, opened } = gate();
  await page.route(SHELL, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Where the footer's links and buttons are that the shopper sees, in pixels from the top of the window. */
const places = (page: Page): Promise<Record<string, number>> =>
  footer(page)
    .locator('a, button')
    .evaluateAll((controls) => {
      const seen = controls.map(
        (control) => [control.textContent.trim(), control.getBoundingClientRect()] as const,
      );
      return Object.fromEntries(
        seen
          .filter(([, { top, bottom, height }]) => height > 0 && bottom > 0 && top < innerHeight)
          .map(([text, { top }]) => [text, Math.round(top)]),
      );
    });

const CASES = [
  ...['/', LISTING, PRODUCT, '/pages/help'].map((path) => ({ path, width: 1440, answer: null })),
  { path: '/', width: 390, answer: null },
  { path: '/', width: 1440, answer: 'refused' },
];

for (const { path, width, answer } of CASES)
  test(`the footer of ${path} stays under the pointer when the page comes alive, ${width} px, the question about analytics ${answer ?? 'open'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const record = JSON.stringify({ version: 1, choice: answer });
    if (answer) await page.addInitScript((text) => localStorage.setItem('analytics_consent', text), record);
    const release = await holdShell(page);
    await page.goto(path, { waitUntil: 'commit' });
    const link = footer(page).locator('a[href="/order-lookup"]');
    await page.evaluate(() => document.fonts.ready);
    // What is scrolled past is laid out, and may be taller than was assumed.
    await expect(async () => {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ timeout: 500 });
    }).toPass();
    const question = footer(page).getByRole('region', { name: 'May we count how the shop is used?' });
    await expect(question).toBeVisible({ visible: !answer });
    const before = await places(page);
    expect(Object.keys(before)).toContain('Find an order');
    release();
    await waitUntilAlive(page);
    await expect(question).toBeVisible({ visible: !answer });
    const after = await places(page);
    const moved = Object.keys(before).filter((text) => {
      const pixels = Math.abs(Number(before[text]) - Number(after[text]));
      // Not a number if it is not on the screen any more.
      return !(pixels <= LEAST_PX);
    });
    expect(moved, JSON.stringify({ before, after })).toEqual([]);
  });
