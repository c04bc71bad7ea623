import type { Page } from '@playwright/test';
import { newCredentials } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { addProduct } from '../../support/steps/cart';
import { payWith } from '../../support/steps/checkout';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Where a guest fills in the delivery. */
async function reachDelivery(page: Page, name: string): Promise<void> {
  await addProduct(page);
  await page.goto('/checkout');
  await main(page).getByLabel('E-mail').fill(newCredentials(name).email);
  await main(page).getByLabel('First name').fill('Ada');
  await main(page).getByLabel('Last name').fill('Guest');
  await main(page).getByRole('button', { name: 'Continue to delivery' }).press('Enter');
  await expect(main(page).getByLabel('Street address')).toBeVisible();
}

/** Pays with the delivery that is chosen for shoppers, and waits for the confirmation. */
async function buy(page: Page): Promise<void> {
  await expect(main(page).getByRole('radio', { name: /Standard Delivery/ })).toBeChecked();
  await main(page).getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await payWith(page, '4242 4242 4242 4242');
  await main(page)
    .getByRole('button', { name: /place order/i })
    .press('Enter');
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
}

test('a guest chooses a suggested address by keyboard, and the order goes there [addresses-01] [addresses-02]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('address_suggestions'))
      asked.push(`${request.method()} ${request.url()}`);
  });
  await reachDelivery(page, 'ada');
  const street = main(page).getByRole('combobox', { name: 'Street address' });
  await street.focus();
  await page.keyboard.type('3/12 crown st sur');
  const offered = main(page).getByRole('option', { name: 'Unit 3, 12 Crown Street, Surry Hills NSW 2010' });
  await expect(offered).toBeVisible();
  expect((await offered.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('ArrowDown');
  await expect(offered).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  await expect(street).toHaveValue('12 Crown Street');
  await expect(main(page).getByLabel(/^Unit/)).toHaveValue('Unit 3');
  await expect(main(page).getByLabel('Suburb')).toHaveValue('Surry Hills');
  await expect(main(page).getByLabel('State')).toHaveValue('NSW');
  await expect(main(page).getByLabel('Postcode')).toHaveValue('2010');
  await expect(main(page).getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('0400 000 000');
  // Surry Hills is within a pharmacy's run.
  await expect(main(page).getByRole('radio', { name: /Same Day Delivery/ })).toBeVisible();
  await buy(page);
  await expect(main(page)).toContainText('Unit 3');
  await expect(main(page)).toContainText('12 Crown Street');
  await expect(main(page)).toContainText(/Surry Hills/i);
  expect(asked.length).toBeGreaterThan(0);
  for (const request of asked) expect(request).toMatch(/^POST [^?]+\/graphql$/);
});

test('a guest types the address while the lookup fails [addresses-03]', async ({ page }) => {
  test.setTimeout(120_000);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('address_suggestions')
      ? route.fulfill({ status: 500, body: 'away' })
      : route.fallback(),
  );
  await reachDelivery(page, 'odd');
  const failed = page.waitForResponse((response) => response.status() === 500);
  await main(page).getByLabel('Street address').focus();
  await page.keyboard.type('188 Pitt Street');
  await failed;
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await main(page).getByLabel('Suburb').fill('Sydney');
  await main(page).getByLabel('State').selectOption('NSW');
  await main(page).getByLabel('Postcode').fill('2000');
  await main(page).getByLabel('Phone').fill('0400 000 000');
  await buy(page);
  await expect(main(page)).toContainText('188 Pitt Street');
});
