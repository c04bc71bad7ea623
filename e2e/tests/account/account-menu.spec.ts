import { signInAsPriya } from '../../support/accounts';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const LONG_WINDOW = { width: 1280, height: 1000 };
const SHORT_WINDOW = { width: 1280, height: 420 };

test('the account menu ends with Sign Out, has dividers after items 4, 7 and 9, and fits in the window [2.1-12 2.3-03 9.f-08] [look-04]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await page.setViewportSize(LONG_WINDOW);
  await signInAsPriya(page);
  await visit(page, '/order-lookup');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .click();
  const menu = page.getByRole('navigation', { name: 'Account', exact: true });
  const items = menu.getByRole('listitem');
  await expect(items.first()).toHaveText('My Account');
  await expect(items.last()).toHaveText('Sign Out');
  for (const name of ['My Account', 'Saltbush Rewards']) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', '/user/dashboard');
  }
  const parted = await items.evaluateAll((rows) =>
    rows
      .filter((row) => Number.parseFloat(getComputedStyle(row).borderBlockEndWidth) > 0)
      .map((row) => row.textContent),
  );
  expect(parted).toEqual(['Delivery Address', 'AutoDelivery', 'Patients']);

  const panel = menu.locator('xpath=ancestor::*[@id][1]');
  const height = () => panel.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeLessThan(LONG_WINDOW.height - 100);
  await page.setViewportSize(SHORT_WINDOW);
  await expect.poll(height).toBe(SHORT_WINDOW.height - 100);
  await items.last().scrollIntoViewIfNeeded();
  await expect(items.last()).toBeInViewport();
});
