import { PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test('gallery arrows keep the focus at the last picture of a product', async ({ page, quietConsole: _ }) => {
  await visit(page, PRODUCT);
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.focus();
  for (const picture of ['2 / 3', '3 / 3']) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(picture, { exact: true })).toBeVisible();
  }
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});
