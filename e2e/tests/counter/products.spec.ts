import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { readProduct } from '../../support/buyer/read-product';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

test('a restock by keyboard reaches the customer who waits, and the product page [2.10-18]', async ({
  page,
  browser,
}) => {
  const email = `waits.${randomUUID()}@example.com`;
  const { id } = await readProduct(shopOrigin(), KNOWN.outOfStock);
  const response = await page.request.post('/graphql', {
    headers: { origin: shopOrigin() },
    data: {
      query: `mutation ProductStockNotification($product_id: ID!, $email: String!) {
        product_stock_notification(product_id: $product_id, email: $email) { email } }`,
      variables: { product_id: id, email },
    },
  });
  expect(await response.json()).not.toHaveProperty('errors');
  await signInAsDemo(page, 'pharmacist');
  await page.goto('/staff/products?show=out');
  await expect(main(page).getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByLabel('Find by words').fill('velvet night balm');
  await page.keyboard.press('Enter');
  const link = main(page).getByRole('link', { name: /Velvet Night Balm/ });
  const name = (await link.textContent()) ?? '';
  await link.press('Enter');
  await main(page).getByLabel('Units received').fill('6');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('+6')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => subjectsTo(page, email), { timeout: 60_000 }).toContain(`${name} is back in stock`);
  const shopper = await browser.newPage();
  await shopper.goto(`/products/${KNOWN.outOfStock}`);
  await expect(shopper.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await main(page).getByLabel('Units counted').fill('0');
  await press(page, 'Set to count');
  await page.getByRole('dialog').getByRole('button', { name: 'Set to 0' }).click();
  await expect(main(page).getByText('−6')).toBeVisible();
});

test('a manager’s price is the one that shoppers see', async ({ page, browser }) => {
  const { id } = await readProduct(shopOrigin(), KNOWN.magnesium);
  await signInAsDemo(page, 'staff');
  await page.goto(`/staff/products/${id}`);
  const field = main(page).getByLabel('New price in dollars');
  const before = await field.inputValue();
  await field.fill((Number(before) + 1).toFixed(2));
  await press(page, 'Set price');
  await expect(field).toHaveValue((Number(before) + 1).toFixed(2));
  const shopper = await browser.newPage();
  await expect(async () => {
    await shopper.goto(`/products/${KNOWN.magnesium}`);
    await expect(shopper.getByRole('main').first()).toContainText((Number(before) + 1).toFixed(2), {
      timeout: 1000,
    });
  }).toPass({ timeout: 30_000 });
  await field.fill(before);
  await press(page, 'Set price');
  await expect(field).toHaveValue(before);
});
