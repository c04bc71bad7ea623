import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { placeOrder } from '../../support/buyer/place-order';
import { prepareOrder } from '../../support/buyer/prepare-order';
import { readProduct } from '../../support/buyer/read-product';
import { packOne } from '../../support/counter/scan-packs';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Places a guest's order and takes it to delivered at the counter. */
async function deliver(page: Page, email: string): Promise<string> {
  const { id } = await readProduct(shopOrigin());
  const { reference } = await placeOrder(shopOrigin(), await prepareOrder(shopOrigin(), id, 1, { email }));
  await packOne(page, reference, KNOWN.multibuy);
  await main(page).getByLabel('Tracking number').fill('33ABC 123456');
  await press(page, 'Dispatch');
  await press(page, 'Mark as delivered');
  await expect(main(page).getByText('Nothing more has to happen.')).toBeVisible();
  return reference;
}

/** Opens a guest's order in the shop. */
async function lookUp(page: Page, reference: string, email: string): Promise<void> {
  await page.goto('/order-lookup');
  await main(page).getByLabel('Order reference').fill(reference);
  await main(page).getByLabel('E-mail').fill(email);
  await main(page).getByLabel('E-mail').press('Enter');
  await expect(main(page).getByRole('heading', { level: 1, name: `Order ${reference}` })).toBeVisible();
}

async function askToReturn(page: Page): Promise<void> {
  await press(page, 'Return items');
  await main(page).getByLabel('How many').selectOption('1');
  await main(page).getByLabel('Reason').selectOption('faulty');
  await press(page, 'Get my return label');
  await expect(main(page).getByRole('heading', { name: /^Return SB-/ })).toBeVisible();
}

/** Delivers a guest's order, and has the customer ask for a return in a browser of their own. */
async function beginReturn(page: Page, browser: Browser) {
  const email = `returns.${randomUUID()}@example.com`;
  await signInAsDemo(page, 'pharmacist');
  const reference = await deliver(page, email);
  const customer = await (await browser.newContext()).newPage();
  await lookUp(customer, reference, email);
  await askToReturn(customer);
  return { email, reference, customer };
}

test('a return that is withdrawn, asked for again, checked and declined reaches its customer [consent-08]', async ({
  page,
  browser,
}) => {
  const { email, reference, customer } = await beginReturn(page, browser);
  await press(customer, 'I am keeping it');
  await press(customer, 'I am sending it');
  await expect(main(customer).getByRole('button', { name: 'I am keeping it' })).toBeFocused();
  await press(customer, 'I am keeping it');
  await press(customer, 'Withdraw return');
  await press(customer, 'Back to your order');
  await askToReturn(customer);
  await page.goto('/staff/returns?queue=requested');
  const waiting = main(page).getByRole('link', { name: `${reference}-R2` });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await waiting.click();
  await press(page, 'It has arrived');
  await press(page, 'Decline return');
  await main(page).getByLabel('Why the return is declined').selectOption('opened');
  await expectAccessible(page);
  await press(page, 'Decline without refund');
  await expect(main(page).getByRole('definition').filter({ hasText: 'It was opened or used' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: `Return ${reference}-R2` })).toBeFocused();
  const subject = `We could not accept your return for order ${reference}`;
  await expect.poll(() => subjectsTo(page, email)).toContain(subject);
  await lookUp(customer, reference, email);
  await expect(main(customer).getByText(/Declined on .*It was opened or used/)).toBeVisible();
});

test('a return that is accepted is refunded and mailed [consent-06]', async ({ page, browser }) => {
  const { email, reference } = await beginReturn(page, browser);
  await page.goto(`/staff/orders/${reference}`);
  await main(page)
    .getByRole('button', { name: /^Accept and refund \$/ })
    .click();
  await expect(main(page).getByText(/Returned, /)).toBeVisible();
  await expect
    .poll(() => subjectsTo(page, email))
    .toContain(`We have received your return for order ${reference}`);
});
