import { EARLY_CONTROLS } from '../../support/early-input/early-controls';
import type { EarlyControl } from '../../support/early-input/effects';
import { openAndAct } from '../../support/early-input/open-and-act';
import { watchOperations } from '../../support/operations';
import { interfere } from '../../support/outages/interfere';
import { PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';

const CHUNKS_OF_CART = /\/releases\/mf-cart\/[^/]+\/browser\/chunks\//;
const control = (name: string) => EARLY_CONTROLS[name] as EarlyControl;

test('a held click is dropped if its part cannot be loaded, and the part works after Retry', async ({
  page,
}) => {
  const operations = watchOperations(page);
  const added = () => operations.filter((name) => name === 'CartAddItem').length;
  const recover = await interfere(page, CHUNKS_OF_CART, (route) => route.abort());
  const { path, action } = control('Add to Cart on the product page');
  await openAndAct(page, path, action);
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-held]'), 'nothing is busy any more').toHaveCount(0);
  recover();
  await retry.click();
  const button = main.getByRole('button', { name: 'Add to Cart', exact: true }).first();
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(added(), 'the dropped click is not done later').toBe(0);
  await button.click();
  await expect.poll(added).toBe(1);
});

test('Back after a link that was followed as soon as it was painted shows the first page, without a mismatch', async ({
  page,
  quietConsole: _quiet,
}) => {
  const { action } = control('a size');
  await openAndAct(page, PRODUCT, action, { cpu: 4 });
  await page.waitForURL(/60-capsules$/);
  await expect(page).toHaveTitle(/60 capsules/i);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));
  await expect(page).toHaveTitle(/120 capsules/i);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(/120 capsules/i);
});
