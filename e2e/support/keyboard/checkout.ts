import { expect, type Page } from '@playwright/test';
import type { Credentials } from '../accounts';
import { main } from '../landmarks';
import { enterDocument } from './arrival';
import { choose, press, type } from './keys';

/** Creates an account in the drawer of the checkout. */
export async function signUpByKeyboard(page: Page, { email, password }: Credentials): Promise<void> {
  const trigger = main(page).getByRole('button', { name: 'Sign in' });
  await press(page, trigger);
  const drawer = page.getByRole('dialog');
  await press(page, drawer.getByRole('button', { name: 'Create an account' }));
  await type(page, drawer.getByLabel('First name'), 'Kay');
  await type(page, drawer.getByLabel('Last name'), 'Board');
  await type(page, drawer.getByLabel('E-mail'), email);
  await type(page, drawer.getByLabel('Password', { exact: true }), password);
  await press(page, drawer.getByRole('button', { name: 'Create account' }));
  // A visitor who came for the checkout gets it again after signing in, as a new document.
  await enterDocument(page, () => press(page, drawer.getByRole('button', { name: 'Continue Shopping' })));
  await expect(main(page).getByText('2 × Tidewell Magnesium Glycinate')).toBeVisible();
}

/** Fills in the delivery and continues to the payment. */
export async function fillDeliveryByKeyboard(page: Page): Promise<void> {
  await type(page, main(page).getByLabel('Street address'), '188 Pitt Street');
  await type(page, main(page).getByLabel('Suburb'), 'Sydney');
  await type(page, main(page).getByLabel('State'), 'New South Wales');
  await type(page, main(page).getByLabel('Postcode'), '2000');
  await type(page, main(page).getByLabel('Phone'), '0400 000 000');
  await choose(page, main(page).getByRole('radio', { name: /Standard Delivery/ }));
  await press(page, main(page).getByRole('button', { name: 'Continue to payment' }));
}

/** Enters a card and places the order. */
export async function payByKeyboard(page: Page, number: string): Promise<void> {
  await type(page, main(page).getByLabel('Card number'), number);
  await type(page, main(page).getByLabel(/expiry/i), '1234');
  await type(page, main(page).getByLabel(/security code|cvc/i), '123');
  await press(page, main(page).getByRole('button', { name: /review/i }));
  await press(page, main(page).getByRole('button', { name: /place order/i }));
}
