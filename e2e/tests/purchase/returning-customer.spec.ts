import type { Page } from '@playwright/test';
import { type Credentials, signInAsNewCustomer } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { responseTo } from '../../support/operations';
import { addProduct, cartButton } from '../../support/steps/cart';
import { confirmedReference, fillDelivery, payWith } from '../../support/steps/checkout';
import { signInInDrawer } from '../../support/steps/sign-in';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const DAYS = /arrives \w{3} \d{1,2} \w{3} to \w{3} \d{1,2} \w{3}/;
const placeOrder = (page: Page) => main(page).getByRole('button', { name: /^Place order/ });

async function openCheckout(page: Page): Promise<void> {
  await addProduct(page);
  await cartButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
}

/** Signs in as a new customer, opens the checkout and fills in where to deliver. */
async function reachPayment(page: Page): Promise<Credentials> {
  const credentials = await signInAsNewCustomer(page);
  await openCheckout(page);
  await fillDelivery(page);
  return credentials;
}

/** The session ends without a word, as it does after a sign-out on another device. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

test('a customer pays once by card; the next order needs one press on the review, with address and days [1-18] [selling-32]', async ({
  page,
  quietConsole: _quiet,
}) => {
  test.setTimeout(240_000);
  await reachPayment(page);
  await payWith(page, '4242 4242 4242 4242');
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
  await expect(main(page)).toContainText(DAYS);
  const first = confirmedReference(page);

  await openCheckout(page);
  await expect(main(page)).toContainText('Visa ending in 4242');
  await expect(main(page)).toContainText('188 Pitt Street');
  await expect(main(page)).toContainText(DAYS);
  await placeOrder(page).dblclick();
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
  expect(confirmedReference(page)).not.toBe(first);
});

test('a post office box is refused beside the field for a courier, and accepted for standard delivery [7.c-07] [selling-33]', async ({
  page,
}) => {
  await openCheckout(page);
  await main(page).getByLabel('E-mail').fill('box@example.com');
  await main(page).getByLabel('First name').fill('Bo');
  await main(page).getByLabel('Last name').fill('Box');
  const detailed = responseTo(page, 'CartSetUserDetails');
  await main(page).getByRole('button', { name: 'Continue to delivery' }).click();
  const person = { email: 'box@example.com', first_name: 'Bo', last_name: 'Box' };
  expect((await detailed).request().postDataJSON().variables.input).toMatchObject(person);
  const addressed = responseTo(page, 'CartSetShippingAddress');
  await fillDelivery(page);
  const place = { address_1: '188 Pitt Street', state: 'NSW', postcode: '2000' };
  expect((await addressed).request().postDataJSON().variables.input).toMatchObject(place);
  await main(page).getByRole('button', { name: 'Edit delivery' }).click();
  await main(page)
    .getByRole('radio', { name: /Express Delivery/ })
    .check();
  const street = main(page).getByLabel('Street address');
  await street.fill('PO Box 12');
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(street).toHaveAttribute('aria-invalid', 'true');
  await expect(main(page).getByRole('alert').first()).toContainText('can’t go to a post office box');
  await main(page)
    .getByRole('radio', { name: /Standard Delivery/ })
    .check();
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(main(page).getByLabel('Card number')).toBeVisible();
});

test('a session that ends in the checkout asks to sign in over it, and goes on with everything kept [selling-34]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const credentials = await reachPayment(page);
  await payWith(page, '4242 4242 4242 4242');
  await expect(placeOrder(page)).toBeVisible();
  await endSession(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('dialog')).toBeVisible();
  await signInInDrawer(page, credentials);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(main(page)).toContainText('Visa ending in 4242');
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
});
