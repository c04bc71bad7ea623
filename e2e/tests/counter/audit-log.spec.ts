import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { main } from '../../support/landmarks';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

const REASON = 'Asks where the parcel has got to';

/** Starts a session as Tom, as the customer's page does. */
async function actAsTom(page: Page): Promise<void> {
  await page.goto('/staff/customers?q=tom%40saltbush.example');
  await main(page).getByRole('link', { name: 'Tom Whitlock' }).click();
  await main(page).getByLabel('Reason').first().fill(REASON);
  await main(page).getByRole('button', { name: 'Start acting' }).click();
  await expect(page.getByRole('complementary', { name: 'Impersonated session' })).toBeVisible();
}

test('a manager finds who acted as a customer, and why, and takes it away as a file [accounts-18]', async ({
  page,
  browser,
}) => {
  const support = await (await browser.newContext({ baseURL: shopOrigin() })).newPage();
  await signInAsDemo(support, 'support');
  await actAsTom(support);

  await signInAsDemo(page, 'staff');
  await page.goto('/staff/audit');
  await main(page).getByLabel('Who acted').fill('sam oka');
  await expect(main(page).getByRole('option', { name: /Sam Okafor/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chips = main(page).getByRole('list', { name: 'Narrowed down to' });
  await expect(chips.getByRole('button', { name: 'Remove By Sam Okafor' })).toBeVisible();
  await main(page).getByLabel('What', { exact: true }).selectOption({ label: 'Began to act as a customer' });
  await main(page).getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await expect(chips.getByRole('button')).toHaveCount(2);

  const details = main(page)
    .getByRole('button', { name: /^Details of “Began to act as a customer”/ })
    .first();
  await details.press('Enter');
  await expect(main(page).getByText(REASON, { exact: true })).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d.*\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(REASON);

  await main(page)
    .getByRole('link', { name: /^Tom Whitlock/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/staff\/customers\//);
  await page.goBack();
  await expect(chips.getByRole('button')).toHaveCount(2);
  await page.reload();
  await expect(chips.getByRole('button', { name: 'Remove Began to act as a customer' })).toBeVisible();
});
