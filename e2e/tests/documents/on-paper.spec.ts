import { main } from '../../support/landmarks';
import { LISTING, PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

for (const path of [PRODUCT, LISTING, '/shipping-returns', '/cart']) {
  test(`${path} is printed without what can only be used on a screen`, async ({ page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main(page).locator('button:visible')).toHaveCount(0);
  });
}

test('a product is printed with its facts, opened, and without rows of other products', async ({ page }) => {
  await visit(page, PRODUCT);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Directions', 'Store below'])
    await expect(main(page).getByText(text).first()).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(0);
  await expect(main(page).getByText('You may also like')).toBeHidden();
});
