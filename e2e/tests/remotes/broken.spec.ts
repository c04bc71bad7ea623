import type { Page } from '@playwright/test';
import { banner, main } from '../../support/landmarks';
import { breakRemote, REMOTE_FAULTS } from '../../support/outages/break-remote';
import { expect, test } from '../../support/test';

interface PlaceOfRemote {
  remote: string;
  path: string;
  /** The application's place on the page. */
  place: string;
  /** Proves that another part of the page works. */
  elsewhere: (page: Page) => Promise<void>;
}

const pageWorks = async (page: Page) => {
  await expect(main(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
};
const headerWorks = async (page: Page) => {
  await expect(
    banner(page)
      .getByRole('link', { name: /saltbush/i })
      .first(),
  ).toBeVisible();
};

const PLACES: PlaceOfRemote[] = [
  { remote: 'mf-header', path: '/', place: 'shell-header', elsewhere: pageWorks },
  { remote: 'mf-catalog', path: '/', place: 'mf-catalog', elsewhere: headerWorks },
  { remote: 'mf-cart', path: '/cart', place: 'mf-cart', elsewhere: headerWorks },
  { remote: 'mf-account', path: '/order-lookup', place: 'mf-account', elsewhere: headerWorks },
  { remote: 'mf-telehealth', path: '/telehealth', place: 'mf-telehealth', elsewhere: headerWorks },
  { remote: 'mf-journey', path: '/weight-management', place: 'mf-journey', elsewhere: headerWorks },
];

for (const { remote, path, place, elsewhere } of PLACES) {
  for (const fault of REMOTE_FAULTS) {
    test(`${remote} ${fault}: its place shows a fallback, the rest works, Retry heals`, async ({ page }) => {
      await breakRemote(page, remote, fault);
      await page.goto(path, { waitUntil: 'commit' });
      const application = page.locator(`[data-application="${place}"]`);
      const retry = application.getByRole('button', { name: /retry|try again/i }).first();
      await expect(async () => {
        // An unused header stays server-rendered: only using it reveals that it is broken.
        if (remote === 'mf-header') await application.getByRole('button').first().hover();
        await expect(retry).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 40_000 });
      await elsewhere(page);

      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await retry.click();
      await expect(application.getByRole('alert')).toHaveCount(0);
      await expect(application.locator('[data-part="content"]')).not.toBeEmpty();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }
}

test('a release that was removed: Retry moves the page on to the current one', async ({ page }) => {
  let isRemoved = true;
  await page.route(/\/releases\/mf-cart\/.+\/remoteEntry\.js/, (route) =>
    isRemoved ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );
  await page.goto('/cart');
  const application = page.locator('[data-application="mf-cart"]');
  const retry = application.getByRole('button', { name: /retry|try again/i }).first();
  await expect(retry).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // The document that Retry asks for names the current release.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isRemoved = false;
  });
  await retry.click();
  await page.waitForFunction(() => !('sameDocument' in window));
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(retry).toHaveCount(0);
});
