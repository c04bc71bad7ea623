import type { Page } from '@playwright/test';
import { main } from '../landmarks';

/** Fills in where to deliver, and continues to the payment. */
export async function fillDelivery(page: Page): Promise<void> {
  await main(page).getByLabel('Street address').fill('188 Pitt Street');
  await main(page).getByLabel('Suburb').fill('Sydney');
  await main(page).getByLabel('State').selectOption('NSW');
  await main(page).getByLabel('Postcode').fill('2000');
  await main(page).getByLabel('Phone').fill('0400 000 000');
  await main(page)
    .getByRole('radio', { name: /Standard Delivery/ })
    .check();
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
}

/** Fills in a card and continues to the review. */
export async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/expiry/i).fill('12/34');
  await page.getByLabel(/security code|cvc/i).fill('123');
  await main(page)
    .getByRole('button', { name: /continue to review|review/i })
    .click();
}

/** The reference of the order whose confirmation is shown. */
export const confirmedReference = (page: Page): string =>
  decodeURIComponent(new URL(page.url()).pathname.split('/').pop() ?? '');
