import { signInAsPriya } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { followReports } from '../../support/reports';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PHONE = { width: 390, height: 844 };

test('a member notes weight and waist, corrects and deletes, and reads the chart [health-24]', async ({
  page,
  quietConsole: _quiet,
}) => {
  const reported = await followReports(page);
  await page.setViewportSize(PHONE);
  await signInAsPriya(page);
  await visit(page, '/user/journey/1/dashboard');
  const content = main(page);
  await content.getByRole('link', { name: 'Add your first entry' }).click();
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Weight and waist');

  const today = await content.getByLabel('Date').inputValue();
  const monthsAgo = new Date(Date.parse(today) - 60 * 86_400_000).toISOString().slice(0, 10);
  const weight = content.getByRole('textbox', { name: /^Weight/ });
  await content.getByLabel('Date').fill(monthsAgo);
  await weight.fill('924');
  await weight.press('Enter');
  await expect(content.getByRole('alert')).toContainText('Please enter your weight in kg, from 30 to 400');
  await weight.fill('92.4');
  await content.getByRole('textbox', { name: /^Waist/ }).fill('101.5');
  await content.getByRole('button', { name: 'Save entry' }).click();
  await expect(content.getByText(/^92\.4.kg on /)).toBeVisible();
  await weight.fill('88.6');
  await weight.press('Enter');
  await expect(content.getByText(/: 3\.8.kg less\.$/)).toBeVisible();

  expect(await reported()).toContain('mf-journey');
  await page.reload();
  const table = content.getByRole('table', { name: 'Your entries' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await table.getByRole('button', { name: /^Edit/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Edit/ });
  await dialog.getByRole('textbox', { name: /^Weight/ }).fill('88.1');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(content.getByText(/: 4\.3.kg less\.$/)).toBeVisible();
  await expect(table.getByRole('row', { name: /88\.1.kg Not measured/ })).toBeVisible();

  await content.getByText('Waist', { exact: true }).first().click();
  await expect(content.getByText(/^101\.5.cm on /)).toBeVisible();
  await visit(page, '/user/journey/1/dashboard');
  await expect(content.getByText(/: 4\.3.kg less\.$/)).toBeVisible();
  await content.getByRole('link', { name: 'Open your log' }).click();

  await table
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByRole('row')).toHaveCount(3);
  for (const rows of [2, 0]) {
    await content
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(table.getByRole('row')).toHaveCount(rows);
  }
  await expect(content.getByRole('heading', { name: 'Your first entry' })).toBeVisible();
  expect(await reported()).not.toMatch(/92\.4|101\.5|88\.[16]|3\.8|4\.3/);
});
