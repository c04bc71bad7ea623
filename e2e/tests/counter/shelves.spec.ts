import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { readProduct } from '../../support/buyer/read-product';
import { main } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { shopOrigin } from '../../support/shop-origin';
import { addToCartButton, cartButton } from '../../support/steps/cart';
import { payWith } from '../../support/steps/checkout';
import { expect, test } from '../../support/test';

test('an order is collected from the shelf that the customer was shown, and packed from there [shelves-01 shelves-03 shelves-05]', async ({
  page,
  browser,
}) => {
  const shopper = await (await browser.newContext()).newPage();
  const { id } = await readProduct(shopOrigin(), KNOWN.magnesium);
  await shopper.goto(PRODUCT);
  await addToCartButton(shopper).click();
  await cartButton(shopper, 1).click();
  await shopper.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await main(shopper).getByLabel('E-mail').fill('shelves@example.com');
  await main(shopper).getByLabel('First name').fill('Shel');
  await main(shopper).getByLabel('Last name').fill('Vegas');
  await main(shopper).getByRole('button', { name: 'Continue to delivery' }).click();
  await main(shopper).getByText('Click and collect').click();
  const first = main(shopper)
    .getByRole('listitem')
    .filter({ has: shopper.getByRole('radio', { name: /Pharmacy/ }) })
    .first();
  await expect(first).toContainText(/Ready (today|by )/);
  const pharmacyId = (await first.getByRole('radio').getAttribute('value')) ?? '';

  await signInAsDemo(page, 'pharmacist');
  await page.goto(`/staff/products/${id}`);
  const choice = main(page).getByLabel('Pharmacy', { exact: true });
  const option = choice.locator(`option[value="${pharmacyId}"]`);
  const pharmacy = ((await option.textContent()) ?? '').replace(/ \(\d+\)$/, '');
  await choice.selectOption(pharmacyId);
  await main(page).getByLabel('Units put on this shelf').fill('3');
  await main(page).getByRole('button', { name: 'Put on shelf' }).click();
  await expect(main(page).getByRole('region', { name: 'Changes of shelves' })).toContainText(pharmacy);
  await expectAccessible(page);

  await shopper.reload();
  await main(shopper).getByRole('button', { name: 'Edit delivery' }).click();
  await expect(first).toContainText('the item is here');
  await main(shopper).getByRole('button', { name: 'Continue to payment' }).click();
  const promised = main(shopper).getByText(/^Ready by \w{3} \d+ \w+$/);
  const words = (await promised.textContent()) ?? '';
  await payWith(shopper, '4242 4242 4242 4242');
  await main(shopper)
    .getByRole('button', { name: /^Place order/ })
    .click();
  await expect(shopper).toHaveURL(/confirmation/);
  await expect(main(shopper).getByRole('region', { name: 'Collect from' })).toContainText(words);
  const reference = shopper.url().split('/').at(-1) ?? '';

  await page.goto(`/staff/packing/${reference}`);
  await expect(main(page).getByRole('region', { name: 'Items' })).toContainText(
    `Take from the shelf of ${pharmacy}`,
  );
  await shopper.context().close();
});
