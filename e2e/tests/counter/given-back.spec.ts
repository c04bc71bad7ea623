import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { newShopper, orderLines } from '../../support/buyer/shopper';
import { main } from '../../support/landmarks';
import { mailTo } from '../../support/outbox';
import { expect, test } from '../../support/test';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const money = (page: Page) => main(page).getByRole('region', { name: 'Money' });

/** Presses the button of a step that names its sum, and returns the sum. */
async function pressSum(page: Page, step: string): Promise<string> {
  const button = main(page).getByRole('button', { name: new RegExp(`^${step} \\$`) });
  const sum = /\$\d+\.\d\d/.exec((await button.textContent()) ?? '')?.[0] ?? '';
  await button.click();
  return sum;
}

test('support cancels an order: all of it comes back, and its customer reads why [roles-01 selling-23]', async ({
  page,
  browser,
}) => {
  const customer = await newShopper(browser, 'Cancel');
  const reference = await orderLines(customer, [{ slug: KNOWN.multibuy }]);
  await signInAsDemo(page, 'support');
  await page.goto(`/staff/orders/${reference}`);
  await press(page, 'Cancel order');
  await main(page).getByLabel('Why the order is cancelled').selectOption('We cannot deliver to the address');
  await expectAccessible(page);
  const sum = await pressSum(page, 'Cancel and refund');
  await expect(main(page).getByRole('status').first()).toHaveText('Cancelled');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main(page).getByRole('button', { name: 'Refund items' })).toHaveCount(0);

  const because = 'Could not be delivered to the address';
  const mail = await mailTo(page, customer.email, `Your order ${reference} was cancelled`);
  expect(mail).toContain(`Reason: ${because}.`);
  expect(mail).toContain(`We are refunding ${sum} to your Visa ending in 4242.`);
  await customer.page.goto(`/user/invoices/${reference}`);
  await expect(main(customer.page)).toContainText(`${because}: ${sum}`);
  await expect(main(customer.page).getByText(/^On .*\. Could not be delivered/)).toBeVisible();
  await expect(main(customer.page).getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('support refunds one of two packs and the delivery: its customer reads each sum [roles-01 consent-06]', async ({
  page,
  browser,
}) => {
  const customer = await newShopper(browser, 'Part');
  const reference = await orderLines(customer, [{ slug: KNOWN.multibuy, quantity: 2 }]);
  await signInAsDemo(page, 'support');
  await page.goto(`/staff/orders/${reference}`);
  await press(page, 'Refund items');
  await main(page)
    .getByLabel(/Toothpaste.*, of 2$/)
    .fill('1');
  await main(page)
    .getByLabel(/^The delivery fee of/)
    .check();
  await main(page).getByLabel('Reason').selectOption('Delivered late');
  await expectAccessible(page);
  const sum = await pressSum(page, 'Refund');
  await expect(money(page)).toContainText(`${sum}, Delivered late`);
  await expect(main(page).getByRole('row', { name: /Toothpaste/ })).toContainText('1 of 2');
  await expect(main(page).getByRole('button', { name: 'Refund items' })).toBeFocused();

  const mail = await mailTo(page, customer.email, `A refund for your order ${reference}`);
  const [pack = 0, delivery = 0, total] = [...mail.matchAll(/: \$(\d+\.\d\d)$/gm)].map(([, each]) =>
    Number(each),
  );
  expect(`$${total?.toFixed(2)}`).toBe(sum);
  expect((pack + delivery).toFixed(2)).toBe(total?.toFixed(2));
  expect(mail).toContain('Reason: Delivered late.');
  await customer.page.goto(`/user/invoices/${reference}`);
  await expect(main(customer.page)).toContainText('1 refunded');
  await expect(main(customer.page)).toContainText(`Delivered late: ${sum}`);
  await expect(main(customer.page).getByRole('list', { name: 'Progress of your order' })).toBeVisible();
});
