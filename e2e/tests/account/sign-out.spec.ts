import { signInAsPriya } from '../../support/accounts';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test('a sign-out without a connection says that it failed; one with a connection leaves nothing behind Back [4.q-03]', async ({
  page,
  context,
}) => {
  await signInAsPriya(page);
  await visit(page, '/user/profile');
  const account = page.getByRole('main');
  await expect(account.getByText('Priya').first()).toBeVisible();
  const signOut = account.getByRole('button', { name: 'Sign Out' });

  await context.setOffline(true);
  await signOut.click();
  await expect(page.getByText('you’re still signed in on this device')).toBeVisible();
  await expect(account.getByText('Priya').first()).toBeVisible();

  await context.setOffline(false);
  const home = page.waitForURL((url) => url.pathname === '/');
  await signOut.click();
  await home;
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in or join' })).toBeVisible();
  await expect(page.getByText('Priya')).toHaveCount(0);
});
