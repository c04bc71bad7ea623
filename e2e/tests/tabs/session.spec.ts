import { createAccount } from '../../support/accounts';
import { measureDeliveries } from '../../support/bus-stamps';
import { banner } from '../../support/landmarks';
import { signInInDrawer } from '../../support/steps/sign-in';
import { openTabs } from '../../support/steps/tabs';
import { expect, test } from '../../support/test';

test('signing in and out in one tab is reflected in the other', async ({ page, context }) => {
  const tabea = await createAccount(page, { firstName: 'Tabea', lastName: 'Twice' });
  const second = await openTabs(context, page);
  await banner(page).getByRole('button', { name: 'Sign in or join' }).click();
  await signInInDrawer(page, tabea);
  await expect(banner(second).getByRole('button', { name: 'Account menu, Tabea' })).toBeVisible();
  await measureDeliveries(page, second, 'auth:signed-in');

  await banner(second).getByRole('button', { name: 'Account menu, Tabea' }).click();
  // Signing out navigates to the home page: wait for it before inspecting the tab.
  const arrived = second.waitForEvent('domcontentloaded');
  await second.getByRole('button', { name: 'Sign Out' }).click();
  await arrived;
  await expect(banner(page).getByRole('button', { name: 'Sign in or join' })).toBeVisible();
  await measureDeliveries(second, page, 'auth:signed-out');
});

test('a delivery location chosen in one tab is applied in the other', async ({ page, context }) => {
  const second = await openTabs(context, page);
  await banner(page)
    .getByRole('button', { name: /Delivering to/ })
    .click();
  const drawer = page.getByRole('dialog').last();
  await drawer.getByRole('combobox', { name: 'Postcode or suburb' }).fill('2010');
  await page.getByRole('option', { name: /2010, Surry Hills/ }).click();
  await expect(
    banner(second).getByRole('button', { name: 'Delivering to: Surry Hills, 2010' }),
  ).toBeVisible();
  await measureDeliveries(page, second, 'preference:changed');
});
