import type { Locator, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { fillCart, startCart } from '../../support/buyer/fill-cart';
import { readProduct } from '../../support/buyer/read-product';
import { newShopper } from '../../support/buyer/shopper';
import { main } from '../../support/landmarks';
import { addToCartButton, cartLine } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.describe.configure({ mode: 'default' });

/** A product that no other test buys. */
const SLUG = KNOWN.variantColour;
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Puts the product on sale, as the sample data has it, whatever a test has left. */
async function putOnSale(page: Page): Promise<void> {
  const withdraw = main(page).getByRole('button', { name: 'Withdraw from sale', exact: true });
  const put = main(page).getByRole('button', { name: 'Put on sale', exact: true });
  await expect(withdraw.or(put)).toBeVisible();
  if (await put.isVisible()) await put.click();
  await expect(withdraw).toBeVisible();
}

/** Opens the product's page until it shows a button: documents of the shop may be half a minute old. */
async function expectInShop(page: Page, button: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(`/products/${SLUG}`);
    await expect(button).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 45_000 });
}

test('a product that a manager withdraws says so on its page and in carts, until it is on sale again [roles-05 selling-08]', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper(browser, 'Withdrawn');
  const { id } = await readProduct(shopper.origin, SLUG);
  await signInAsDemo(page, 'staff');
  await page.goto(`/staff/products/${id}`);
  await putOnSale(page);
  const lines = [{ slug: SLUG }, { slug: KNOWN.multibuy }];
  await fillCart(shopper.origin, await startCart(shopper.origin, shopper.token), lines, shopper);

  await press(page, 'Withdraw from sale');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('nobody can buy it any more');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw from sale' }).click();
  await expect(main(page).getByRole('button', { name: 'Put on sale', exact: true })).toBeFocused();
  await expect(main(page).getByRole('region', { name: 'Product' })).toContainText('Withdrawn');

  const unavailable = main(shopper.page).getByRole('button', { name: 'Product unavailable' }).first();
  await expectInShop(shopper.page, unavailable);
  await expect(unavailable).toBeDisabled();
  await expect(addToCartButton(shopper.page)).toHaveCount(0);
  await visit(shopper.page, '/cart');
  const line = cartLine(shopper.page, SLUG);
  await expect(line).toContainText('This product is no longer available. Please remove it.');
  await expect(main(shopper.page).getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expectAccessible(shopper.page);
  await line.getByRole('button', { name: /^Remove/ }).click();
  await expect(line).toHaveCount(0);
  await expect(main(shopper.page).getByRole('link', { name: 'Checkout' })).toBeVisible();

  await press(page, 'Put on sale');
  await expect(main(page).getByRole('button', { name: 'Withdraw from sale', exact: true })).toBeFocused();
  await expectInShop(shopper.page, addToCartButton(shopper.page));
});
