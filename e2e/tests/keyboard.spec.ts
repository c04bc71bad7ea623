import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  choose,
  enterDocument,
  expectArrival,
  expectFocusKept,
  press,
  tabTo,
  type,
} from '../support/keyboard';
import { expect, test } from '../support/test';

const PRODUCT = /Tidewell Magnesium Glycinate 500mg 120/;
const main = (page: Page) => page.getByRole('main');
const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart, 2 items/ });

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
  await press(page, main(page).getByRole('button', { name: 'Add to Cart', exact: true }).first());
  await expect(cartButton(page)).toBeVisible();
  await expectFocusKept(page);
}

/** The mini-cart takes the focus, returns it, and leads to the cart. */
async function goThroughMiniCart(page: Page): Promise<void> {
  await tabTo(page, cartButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Cart (2)' });
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, drawer.getByRole('link', { name: /view cart|go to cart/i }));
  await expectArrival(page, /\/cart$/, /your cart/i);
}

async function signUp(page: Page, email: string): Promise<void> {
  const trigger = main(page).getByRole('button', { name: 'Sign in' });
  await press(page, trigger);
  const drawer = page.getByRole('dialog');
  await press(page, drawer.getByRole('button', { name: 'Create an account' }));
  await type(page, drawer.getByLabel('First name'), 'Kay');
  await type(page, drawer.getByLabel('Last name'), 'Board');
  await type(page, drawer.getByLabel('E-mail'), email);
  await type(page, drawer.getByLabel('Password', { exact: true }), 'Banksia!72grows');
  await press(page, drawer.getByRole('button', { name: 'Create account' }));
  // A visitor who came for the checkout gets it again after signing in, as a new document.
  await enterDocument(page, () => press(page, drawer.getByRole('button', { name: 'Continue Shopping' })));
  await expect(main(page).getByText('2 × Tidewell Magnesium Glycinate')).toBeVisible();
}

async function fillDelivery(page: Page): Promise<void> {
  await press(page, main(page).getByRole('button', { name: 'Continue to delivery' }));
  await type(page, main(page).getByLabel('Street address'), '188 Pitt Street');
  await type(page, main(page).getByLabel('Suburb'), 'Sydney');
  await type(page, main(page).getByLabel('State'), 'New South Wales');
  await type(page, main(page).getByLabel('Postcode'), '2000');
  await type(page, main(page).getByLabel('Phone'), '0400 000 000');
  await choose(page, main(page).getByRole('radio', { name: /Standard Delivery/ }));
  await press(page, main(page).getByRole('button', { name: 'Continue to payment' }));
}

async function pay(page: Page, number: string): Promise<void> {
  await type(page, main(page).getByLabel('Card number'), number);
  await type(page, main(page).getByLabel(/expiry/i), '1234');
  await type(page, main(page).getByLabel(/security code|cvc/i), '123');
  await press(page, main(page).getByRole('button', { name: /review/i }));
  await press(page, main(page).getByRole('button', { name: /place order/i }));
}

test('a shopper finds, buys and pays by keyboard alone, with visible focus throughout', async ({ page }) => {
  test.setTimeout(150_000);
  await findProduct(page);
  await addTwo(page);
  await goThroughMiniCart(page);
  await press(page, main(page).getByRole('link', { name: 'Checkout' }));
  await expectArrival(page, /\/checkout$/, /^Checkout$/);

  await signUp(page, `kay.${randomUUID()}@example.com`);
  await fillDelivery(page);
  await pay(page, '4000000000000002');
  await expect(main(page).getByRole('alert').first()).toContainText(/declined/i);
  await expectFocusKept(page);
  await pay(page, '4242424242424242');
  await expectArrival(page, /\/checkout\/confirmation\//, /./);
  const reference = decodeURIComponent(new URL(page.url()).pathname.split('/').pop() ?? '');
  await expect(main(page)).toContainText(reference);
});
