import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { main } from '../../support/landmarks';
import { expect, test } from '../../support/test';

test('a member of staff gets to any desk, order or product by a few letters, as far as the role goes', async ({
  page,
  quietConsole: _quiet,
}) => {
  await signInAsDemo(page, 'pharmacist');
  await page.goto('/staff');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const input = page.getByRole('combobox', { name: 'Go to' });
  const chosen = page.getByRole('option', { selected: true });

  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  for (const desk of ['Today', 'Orders', 'Scripts', 'Customers', 'Products'])
    await expect(page.getByRole('option', { name: desk, exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Members' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.type('script');
  await expect(chosen).toHaveText('Scripts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/staff/scripts');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Scripts');

  await page.getByRole('button', { name: /^Go to/ }).click();
  await page.keyboard.type('magnesium gly');
  const product = page.getByRole('option', { name: /^Tidewell Magnesium Glycinate/ }).first();
  await expect(product).toBeVisible();
  await product.click();
  await expect(page).toHaveURL(/\/staff\/products\/\d+$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Magnesium Glycinate');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('sb 2222 2222');
  await expect(chosen).toHaveText('Order SB-2222-2222');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue('');
});

test('the palette does not exist for customers, and its key is left to the browser', async ({ page }) => {
  await page.goto('/staff');
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toHaveCount(0);
});
