import type { Page } from '@playwright/test';
import { newCredentials } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { filterByBrand, searchField, typeSearch } from '../../support/steps/browse';
import { addToCartButton, cartButton } from '../../support/steps/cart';
import { confirmedReference, fillDelivery, payWith } from '../../support/steps/checkout';
import { signUpInDrawer } from '../../support/steps/sign-in';
import { expect, test } from '../../support/test';

const TIDEWELL = /Tidewell Magnesium Glycinate 500mg 120/;

async function findProduct(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await typeSearch(page, 'magnesium');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\/search-results\?query=magnesium/);
  await expect(page.getByRole('heading', { level: 1, name: /magnesium/i })).toBeVisible();
  await filterByBrand(page, /Tidewell/);
  await expect(page).toHaveURL(/Tidewell/i);
  await page.getByRole('link', { name: TIDEWELL }).first().click();
  await expect(page).toHaveURL(new RegExp(PRODUCT));
  await expect(page.getByRole('heading', { level: 1, name: TIDEWELL })).toBeVisible();
}

/** Adds two; the badge and the mini-cart of both tabs show them. */
async function addTwo(page: Page, otherTab: Page): Promise<void> {
  await otherTab.goto('/');
  await main(page)
    .getByRole('button', { name: /increase/i })
    .first()
    .click();
  await addToCartButton(page).click();
  await expect(cartButton(page)).toContainText('$69.90');
  await expect(cartButton(otherTab)).toContainText('$69.90');
  await cartButton(otherTab).click();
  await expect(otherTab.getByRole('dialog', { name: 'Cart (2)' })).toBeVisible();
  await otherTab.keyboard.press('Escape');
  await expect(otherTab.getByRole('dialog')).toBeHidden();
}

async function goToCheckout(page: Page): Promise<void> {
  await cartButton(page).click();
  const miniCart = page.getByRole('dialog', { name: 'Cart (2)' });
  await miniCart.getByRole('link', { name: /view cart|go to cart/i }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await main(page).getByRole('button', { name: 'Change the delivery method' }).click();
  await main(page)
    .getByRole('radio', { name: /Express Delivery/ })
    .check();
  await main(page)
    .getByRole('link', { name: 'Checkout' })
    .or(main(page).getByRole('button', { name: 'Checkout' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout$/);
}

/** Signs up in the drawer, which merges the cart. */
async function signUp(page: Page): Promise<void> {
  const credentials = newCredentials('robin');
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await signUpInDrawer(page, { ...credentials, firstName: 'Robin', lastName: 'Tester' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(main(page)).toContainText('2 × Tidewell Magnesium Glycinate');
  // The account has the contact: the checkout goes on with the delivery.
  await expect(main(page)).toContainText(credentials.email);
  await expect(main(page).getByLabel('Street address')).toBeVisible();
}

/** Pays with a card that is declined and then with a valid one, clicking twice. */
async function pay(page: Page): Promise<void> {
  const placeOrder = main(page).getByRole('button', { name: /place order/i });
  await payWith(page, '4000 0000 0000 0002');
  await placeOrder.click();
  await expect(main(page).getByRole('alert').first()).toContainText(/declined/i);
  await payWith(page, '4242 4242 4242 4242');
  await placeOrder.dblclick();
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
}

async function expectOneOrder(page: Page, reference: string): Promise<void> {
  const order = main(page).getByRole('link', { name: `Order ${reference}` });
  await page.goto('/user/invoices');
  await expect(order).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await order.click();
  await expect(main(page)).toContainText(/Includes GST of \$/);
}

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('home → search → listing → product → cart → sign up → checkout → order in the account', async ({
      page,
      context,
    }) => {
      test.setTimeout(240_000);
      const otherTab = await context.newPage();
      await findProduct(page);
      await addTwo(page, otherTab);
      await goToCheckout(page);
      await signUp(page);
      await fillDelivery(page);
      await pay(page);
      const reference = confirmedReference(page);
      await expect(main(page)).toContainText(reference);
      await expect(cartButton(otherTab)).toContainText('$0.00');
      await expectOneOrder(page, reference);
    });
  });
}
