import { expectAccessible } from '../../support/axe';
import { main } from '../../support/landmarks';
import { typeSearch } from '../../support/steps/browse';
import { addProduct, cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px, accessible and without errors on the console`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('cart, mini-cart and checkout with an item', async ({ page, quietConsole: _ }) => {
      await addProduct(page);
      await cartButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Cart (1)' })).toBeVisible();
      await expectAccessible(page);
      await visit(page, '/cart');
      await expect(main(page).getByText('Tidewell Magnesium Glycinate').first()).toBeVisible();
      await expectAccessible(page);
      await visit(page, '/checkout');
      await expect(main(page).getByLabel('E-mail')).toBeVisible();
      await expectAccessible(page);
    });

    test('?login=true opens the drawer at sign in [2.1-28]', async ({ page, quietConsole: _ }) => {
      await page.goto('/?login=true');
      await expect(page.getByRole('dialog', { name: 'Sign in' }).getByLabel('E-mail')).toBeVisible();
      await expectAccessible(page);
    });

    test('?signup=true opens the drawer at sign up [2.1-29]', async ({ page, quietConsole: _ }) => {
      await page.goto('/?signup=true');
      const drawer = page.getByRole('dialog', { name: 'Create your account' });
      await expect(drawer.getByLabel('First name')).toBeVisible();
      await expectAccessible(page);
    });

    test('search panel', async ({ page, quietConsole: _ }) => {
      await visit(page, '/');
      await typeSearch(page, 'magnesium');
      await expectAccessible(page);
    });
  });
}
