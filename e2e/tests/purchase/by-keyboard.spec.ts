import type { Page } from '@playwright/test';
import { newCredentials } from '../../support/accounts';
import { enterDocument, expectArrival } from '../../support/keyboard/arrival';
import { fillDeliveryByKeyboard, payByKeyboard, signUpByKeyboard } from '../../support/keyboard/checkout';
import { expectFocusKept } from '../../support/keyboard/focus';
import { press, tabTo, type } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { addToCartButton, cartButton } from '../../support/steps/cart';
import { confirmedReference } from '../../support/steps/checkout';
import { expect, test } from '../../support/test';

const PRODUCT = /Tidewell Magnesium Glycinate 500mg 120/;

async function findProduct(page: Page): Promise<void> {
  await enterDocument(page, () => page.goto('/'));
  await type(page, page.getByRole('combobox', { name: 'Search for products' }), 'magnesium');
  await expect(page.getByText(/results for magnesium/i).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expectArrival(page, /\/search-results\?query=magnesium/, /magnesium/i);

  await press(page, main(page).getByRole('checkbox', { name: /Tidewell/ }), 'Space');
  await expect(page).toHaveURL(/Tidewell/i);
  await expect(main(page).getByRole('checkbox', { name: /Tidewell/ })).toBeFocused();
  await press(page, main(page).getByRole('link', { name: PRODUCT }).first());
  await expectArrival(page, /\/products\/tidewell-magnesium/, PRODUCT);
}

async function addTwo(page: Page): Promise<void> {
  const increase = main(page)
    .getByRole('button', { name: /increase/i })
    .first();
  await press(page, increase, 'Space');
  await expect(increase).toBeFocused();
  await press(page, addToCartButton(page));
  await expect(cartButton(page, 2)).toBeVisible();
  await expectFocusKept(page);
}

/** The mini-cart takes the focus, returns it, and leads to the cart. */
async function goThroughMiniCart(page: Page): Promise<void> {
  await tabTo(page, cartButton(page, 2), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Cart (2)' });
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cartButton(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, drawer.getByRole('link', { name: /view cart|go to cart/i }));
  await expectArrival(page, /\/cart$/, /your cart/i);
}

test('a shopper finds, buys and pays by keyboard alone, with visible focus throughout', async ({ page }) => {
  test.setTimeout(240_000);
  await findProduct(page);
  await addTwo(page);
  await goThroughMiniCart(page);
  await press(page, main(page).getByRole('link', { name: 'Checkout' }));
  await expectArrival(page, /\/checkout$/, /^Checkout$/);

  await signUpByKeyboard(page, newCredentials('kay'));
  await fillDeliveryByKeyboard(page);
  await payByKeyboard(page, '4000000000000002');
  await expect(main(page).getByRole('alert').first()).toContainText(/declined/i);
  await expectFocusKept(page);
  await payByKeyboard(page, '4242424242424242');
  await expectArrival(page, /\/checkout\/confirmation\//, /./);
  await expect(main(page)).toContainText(confirmedReference(page));
});
