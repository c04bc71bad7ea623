import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../support/chromium-flags';
import { addProduct, cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { waitUntilAlive } from '../../support/visit';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** Where headings, links and buttons of the page stand, from left to right; what is behind a dialog has no role. */
const places = (page: Page) =>
  page.locator('main h1, main h2, main button, header a, header button').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return { name: part.textContent, left, right };
    }),
  );

const scrollbar = (page: Page) =>
  page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);

test('a drawer takes the scrollbar of 15 px away, and nothing of the page moves [9.f-07]', async ({
  page,
}) => {
  await addProduct(page);
  await waitUntilAlive(page);
  await page.evaluate(() => window.scrollTo(0, 120));
  expect(await scrollbar(page)).toBe(15);
  const before = await places(page);
  expect(before.length).toBeGreaterThan(20);
  await cartButton(page).click();
  await expect(page.getByRole('dialog', { name: /^Cart/ })).toBeVisible();
  expect(await scrollbar(page)).toBe(0);
  expect(await places(page)).toEqual(before);
  await page.mouse.move(300, 450);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => scrollbar(page)).toBe(15);
  expect(await places(page)).toEqual(before);
});
