import type { Browser, Locator, Page } from '@playwright/test';
import { photoFile } from '../../../api/test/shop/counter/photo-files';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { main } from '../../support/landmarks';
import { expect, test } from '../../support/test';

const TITLE = 'A calm and sunny summer';
const ALT = 'Two for one on sun care';
const PICTURE = /^\/media\/content\/[0-9a-f]{24}-800\.webp$/;

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of what shoppers will see"]');

/** Opens an entry from the list, by keyboard. */
async function openEntry(page: Page, kind: string): Promise<void> {
  await page.goto('/staff/content');
  const row = main(page).getByRole('row').filter({ hasText: kind });
  await row.getByRole('link').press('Enter');
  await expect(main(page).getByRole('heading', { name: kind, level: 1 })).toBeVisible();
}

/** Publishes the draft after the question, by keyboard. */
async function publish(page: Page): Promise<void> {
  await button(main(page), 'Publish now').press('Enter');
  await button(page.getByRole('dialog'), 'Publish now').press('Enter');
  await expect(main(page).getByText('Published.', { exact: true }).first()).toBeVisible();
}

/** Makes what the shop opened with what shoppers see again. */
async function restoreFirst(page: Page, kind: string): Promise<void> {
  await openEntry(page, kind);
  await button(main(page), 'Restore version 1').press('Enter');
  await expect(
    main(page)
      .getByText(/^Version 1 is the draft/)
      .first(),
  ).toBeVisible();
  await publish(page);
}

/** Opens the home page until its banner says this: documents follow a change within seconds. */
async function expectBanner(shopper: Page, title: string): Promise<void> {
  await expect(async () => {
    await shopper.goto('/');
    await expect(main(shopper).getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** The promotion in the menu of a phone. */
async function promotionOf(browser: Browser): Promise<{ src: string; alt: string }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto('/');
  // A link to the footer until the header is hydrated.
  await phone.getByRole('banner').getByRole('button', { name: 'Browse' }).click();
  const picture = phone.getByRole('dialog').locator('a > img[height="180"]');
  await picture.scrollIntoViewIfNeeded();
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { src: image.getAttribute('src') ?? '', alt: image.alt };
  });
  await context.close();
  return shown;
}

test('an editor changes banner and phone’s promotion by keyboard, and brings the old ones back [roles-15]', async ({
  page,
  browser,
}) => {
  test.slow();
  const before = await promotionOf(browser);
  await signInAsDemo(page, 'content');
  await openEntry(page, 'Banner of the home page');
  const title = main(page).getByLabel('Title', { exact: true });
  const present = await title.inputValue();
  await title.fill(TITLE);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expectAccessible(page);
  await title.press('Enter');
  await expect(
    main(page)
      .getByText(/Shoppers do not see it yet/)
      .first(),
  ).toBeVisible();
  await publish(page);
  await expectAccessible(page);

  await openEntry(page, 'Promotion of the phone’s menu');
  const control = main(page).getByLabel('Another picture');
  await control.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await photoFile('png') });
  await expect(preview(page).getByRole('img')).toHaveAttribute('src', PICTURE);
  const words = main(page).getByLabel('What the picture shows');
  await words.fill('');
  await words.press('Enter');
  await expect(main(page).getByRole('alert').first()).toContainText('Please say what the picture shows');
  await words.fill(ALT);
  await words.press('Enter');
  await publish(page);

  const shopper = await browser.newPage();
  await expectBanner(shopper, TITLE);
  const after = await promotionOf(browser);
  expect(after.alt).toBe(ALT);
  expect(after.src).toMatch(PICTURE);

  await restoreFirst(page, 'Promotion of the phone’s menu');
  await restoreFirst(page, 'Banner of the home page');
  await expectBanner(shopper, present);
  expect(await promotionOf(browser)).toEqual(before);
});
