import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { newShopper, orderLines } from '../../support/buyer/shopper';
import { readBarcodeOf, scanPacks } from '../../support/counter/scan-packs';
import { main } from '../../support/landmarks';
import { mailTo } from '../../support/outbox';
import { expect, test } from '../../support/test';

test('an item that a pharmacist refuses is refunded, its customer reads why, and the rest is packed [roles-02 consent-06]', async ({
  page,
  browser,
}) => {
  const customer = await newShopper(browser, 'Refusal');
  const medicine = { slug: KNOWN.schedule2 };
  const reference = await orderLines(customer, [medicine, { slug: KNOWN.multibuy, quantity: 2 }]);
  await signInAsDemo(page, 'pharmacist');
  await page.goto(`/staff/orders/${reference}`);
  await main(page)
    .getByRole('button', { name: /^Refuse .*Ibuprofen/ })
    .click();
  const why = main(page).getByLabel(/^Why .*Ibuprofen.* is refused$/);
  await expect(why).toBeFocused();
  await why.selectOption('Could not be supplied');
  await expectAccessible(page);
  const refuse = main(page).getByRole('button', { name: /^Refuse and refund \$\d+\.\d\d$/ });
  const amount = /\$\d+\.\d\d/.exec((await refuse.textContent()) ?? '')?.[0] ?? '';
  await refuse.click();
  const items = main(page).getByRole('region', { name: 'Items of the order' });
  await expect(items.getByRole('row', { name: /Ibuprofen/ })).toContainText('Refunded');
  await expect(main(page).getByRole('region', { name: 'Money' })).toContainText(
    `${amount}, Could not be supplied`,
  );

  const mail = await mailTo(page, customer.email, `A refund for your order ${reference}`);
  expect(mail).toContain('Reason: Could not be supplied.');
  expect(mail).toMatch(new RegExp(`1 × Ferngate Ibuprofen .*: \\${amount}`));
  await customer.page.goto(`/user/invoices/${reference}`);
  await expect(main(customer.page)).toContainText('1 refunded');
  await expect(main(customer.page)).toContainText(`Could not be supplied: ${amount}`);
  await expect(main(customer.page)).toContainText(`${amount} to your Visa ending in 4242`);

  await main(page).getByRole('button', { name: 'Approve order' }).click();
  await main(page).getByRole('link', { name: 'Pack this order' }).click();
  const toothpaste = await readBarcodeOf(KNOWN.multibuy);
  await scanPacks(page, [toothpaste, toothpaste]);
  await main(page).getByRole('button', { name: 'Mark as packed' }).click();
  await expect(main(page)).toContainText('This order is packed.');
});
