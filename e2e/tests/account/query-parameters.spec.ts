import { expect, test } from '../../support/test';

const PAGES = ['/', '/browse/vitamins-supplements', '/cart', '/telehealth', '/order-lookup', '/no-such-page'];

for (const path of PAGES) {
  test(`what a query parameter opens is opened on ${path} [2.1-27]`, async ({ page }) => {
    await page.goto(`${path}?login=true`);
    await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
    await page.goto(`${path}?signup=true`);
    await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();
  });
}
