import { signInAsPriya } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test('the dashboard applies and removes a voucher, and opens the lesson of the week [2.1-15]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await signInAsPriya(page);
  await visit(page, '/user/journey/1/dashboard');
  const content = main(page);
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Health Programs');
  await content.getByRole('textbox', { name: 'Voucher code' }).fill('steady20');
  await content.getByRole('button', { name: 'Apply voucher' }).click();
  await expect(content.getByText('Takes $20.00 off your next order.')).toBeVisible();
  await content.getByRole('button', { name: 'Remove voucher STEADY20' }).click();
  await expect(content.getByRole('textbox', { name: 'Voucher code' })).toBeVisible();

  const current = content.locator('[aria-current="step"]').filter({ hasText: 'Week' }).getByRole('button');
  const lesson = (await current.textContent()) ?? '';
  await current.click();
  const reader = page.getByRole('dialog', { name: lesson });
  await expect(reader.getByRole('heading', { name: 'This week' })).toBeVisible();
  await reader.getByRole('button', { name: 'Close' }).click();
  await expect(current).toBeFocused();
});
