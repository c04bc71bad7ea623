import { signInAsPriya } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PHONE = { width: 390, height: 844 };

test('the food tracker stores a glass of water and a banana [2.1-21]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await page.setViewportSize(PHONE);
  await signInAsPriya(page);
  await visit(page, '/food-tracker');
  const content = main(page);
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Food Tracker');
  await content.getByRole('button', { name: 'Add a glass' }).click();
  await expect(content.getByRole('button', { name: 'Remove a glass' })).toBeVisible();
  await content.getByRole('button', { name: 'Add to snacks' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add to snacks' });
  await sheet.getByRole('combobox').fill('banana');
  await page
    .getByRole('option', { name: /^Banana/ })
    .first()
    .click();
  await sheet.getByRole('button', { name: /^Add Banana/ }).click();
  await expect(sheet).toBeHidden();
  await page.reload();
  const snacks = content.getByRole('list', { name: 'Snacks' });
  await expect(snacks.getByText(/^Banana/).first()).toBeVisible();
  await snacks
    .getByRole('button', { name: /^Remove Banana/ })
    .first()
    .click();
  await content.getByRole('button', { name: 'Remove a glass' }).click();
});
