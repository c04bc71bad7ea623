import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { readProduct } from '../../support/buyer/read-product';
import { newShopper, orderLines } from '../../support/buyer/shopper';
import { main } from '../../support/landmarks';
import { mailTo } from '../../support/outbox';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

/** A product that no other test orders. */
const SLUG = KNOWN.variantFragrance;
const UNITS = 3;
const stock = async () => (await readProduct(shopOrigin(), SLUG)).stock;

test('an order that its customer cancels leaves the packers’ queue, and its packs are for sale again [consent-08 selling-23]', async ({
  page,
  browser,
}) => {
  const customer = await newShopper(browser, 'Regret');
  const before = await stock();
  const reference = await orderLines(customer, [{ slug: SLUG, quantity: UNITS }]);
  await signInAsDemo(page, 'pharmacist');
  await page.goto('/staff/orders?queue=pack&order=newest');
  const waiting = main(page).getByRole('link', { name: reference });
  await expect(waiting).toBeVisible();

  await visit(customer.page, `/user/invoices/${reference}`);
  await main(customer.page).getByRole('button', { name: 'Cancel order' }).click();
  const dialog = customer.page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText(/\$\d+\.\d\d goes back to the card that paid/);
  await expectAccessible(customer.page);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toContainText('Please choose a reason');
  await dialog.getByRole('radio', { name: 'I ordered by mistake' }).check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(customer.page)).toContainText(/Order cancelled: \$\d+\.\d\d/);
  await expect(main(customer.page).getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  await expect(waiting).toBeHidden({ timeout: 30_000 });
  await page.goto('/staff/orders?queue=ended');
  await expect(main(page).getByRole('row', { name: reference })).toContainText('Cancelled');
  await page.goto(`/staff/packing/${reference}`);
  await expect(main(page)).toContainText('This order has nothing to pack any more.');
  await expect(main(page).getByLabel('Barcode')).toHaveCount(0);
  const mail = await mailTo(page, customer.email, `Your order ${reference} was cancelled`);
  expect(mail).toMatch(/We are refunding \$\d+\.\d\d to your Visa ending in 4242\./);
  expect(mail).not.toContain('Reason');
  // Repetitions of this test may have taken packs meanwhile: each gives them back.
  await expect.poll(stock).toBeGreaterThanOrEqual(before);
});
