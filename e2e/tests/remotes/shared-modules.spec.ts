import { interfere } from '../../support/outages/interfere';
import { cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

test('a shared module whose code fails to arrive is loaded by Retry, not only by a new page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const recover = await interfere(page, /\/_shell\/assets\/chunks\//, (route) => route.abort());
  await cartButton(page).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  recover();
  await retry.click();
  await expect(page.getByRole('dialog', { name: /^Cart/ })).toBeVisible();
});
