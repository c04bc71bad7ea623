import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { footer } from '../../support/landmarks';
import { interfere } from '../../support/outages/interfere';
import { filesOfLookup, retryButton } from '../../support/steps/lookup-page';
import { lookupForm } from '../../support/steps/releases';
import { expect, test } from '../../support/test';

const RELEASES_DIR = process.env.SHOP_RELEASES_DIR ?? '';
test.skip(!RELEASES_DIR, 'The files of a shop that runs elsewhere are not at hand');

const open = {
  js: (page: Page) => page.goto('/order-lookup'),
  /** A document contains its style sheets, so the page is opened from another. */
  async css(page: Page) {
    await page.goto('/');
    await footer(page).locator('a[href="/order-lookup"]').click();
  },
};

for (const [kind, spoil] of [
  ['js', ';document.title = "changed"; window.isChanged = true;'],
  ['css', 'body { outline: 7px solid red }'],
] as const) {
  test(`a file that is not as released never runs or applies: ${kind} changed on the way to the browser`, async ({
    page,
  }) => {
    const names = filesOfLookup(RELEASES_DIR, kind).map((file) => basename(file));
    expect(names.length).toBeGreaterThan(0);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_shell/reports')) reports.push(request.postData() ?? '');
    });
    const isSpoiled = (url: URL) => names.some((name) => url.pathname.endsWith(name));
    const recover = await interfere(page, isSpoiled, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()) + spoil });
    });
    await open[kind](page);
    await expect(retryButton(page)).toBeVisible();
    expect(await page.evaluate(() => 'isChanged' in window)).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px');
    await expect.poll(() => reports.some((path) => names.includes(basename(path)))).toBe(true);
    const records = await page.evaluate(() => sessionStorage.getItem('saltbush-diagnostics'));
    expect(records).toContain('Missing, or not as released');

    recover();
    await retryButton(page).click();
    await expect(lookupForm(page)).toBeVisible();
    await expect(retryButton(page)).toHaveCount(0);
  });
}
