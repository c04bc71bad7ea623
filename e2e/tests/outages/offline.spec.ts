import { cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

test('a page whose network goes before it is used says so, keeps its content and recovers by itself', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await context.setOffline(true);
  const search = page.getByRole('combobox', { name: 'Search for products' });
  await search.click();
  const notice = page.getByRole('alert').filter({ hasText: 'You’re offline. The header works again' });
  await expect(notice).toBeVisible();
  await expect(title).toBeVisible();

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await cartButton(page).click();
  await expect(page.getByRole('dialog', { name: /^Cart/ })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
