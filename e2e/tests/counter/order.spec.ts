import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { demoAccount, signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { placeOrder } from '../../support/buyer/place-order';
import { prepareOrder } from '../../support/buyer/prepare-order';
import { readProduct } from '../../support/buyer/read-product';
import { packOne } from '../../support/counter/scan-packs';
import { banner, main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { shopOrigin } from '../../support/shop-origin';
import { signInInDrawer } from '../../support/steps/sign-in';
import { expect, test } from '../../support/test';

/** Places a guest's order of a pharmacy medicine, which a pharmacist has to review. */
async function orderMedicine(email: string): Promise<string> {
  const { id } = await readProduct(shopOrigin(), KNOWN.schedule2);
  const prepared = await prepareOrder(shopOrigin(), id, 1, { email });
  return (await placeOrder(shopOrigin(), prepared)).reference;
}

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

test('a pharmacist leads an order from its queue to the customer’s mail [roles-02 places-04]', async ({
  page,
}) => {
  const email = `counter.${randomUUID()}@example.com`;
  const reference = await orderMedicine(email);
  await signInAsDemo(page, 'pharmacist');
  const response = await page.goto('/staff/orders');
  expect(response?.status()).toBe(200);
  await expect(banner(page)).toContainText('Mei Tran');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: reference }).click();
  await expect(page).toHaveURL(`/staff/orders/${reference}`);
  await press(page, 'Approve order');
  await expect(main(page).getByRole('link', { name: 'Pack this order' })).toBeVisible();
  await packOne(page, reference, KNOWN.schedule2);
  await main(page).getByLabel('Tracking number').fill('33ABC 123456');
  await expectAccessible(page);
  await press(page, 'Dispatch');
  await press(page, 'Mark as delivered');
  await expect(main(page).getByText('Nothing more has to happen.')).toBeVisible();
  await expect.poll(() => subjectsTo(page, email)).toContain(`Your order ${reference} is on its way`);
});

test('the counter is the shop’s 404 for guests and customers [places-04]', async ({ page }) => {
  const response = await page.goto('/staff/orders');
  expect(response?.status()).toBe(404);
  const notFound = await main(page).getByRole('heading', { level: 1 }).textContent();
  await signInAsDemo(page, 'tom');
  const denied = await page.goto('/staff/orders');
  expect(denied?.status()).toBe(404);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(notFound ?? '');
  await page.goto('/');
  expect(await page.content()).not.toContain('/staff/');
});

test('whoever signs in as staff on that 404 finds the page there [places-04]', async ({ page }) => {
  await page.goto('/staff/orders');
  await banner(page).getByRole('button', { name: 'Sign in or join' }).click();
  await signInInDrawer(page, demoAccount('support'));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Orders');
});
