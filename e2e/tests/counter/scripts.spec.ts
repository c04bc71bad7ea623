import type { Page } from '@playwright/test';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { placeOrder } from '../../support/buyer/place-order';
import { prepareCart } from '../../support/buyer/prepare-order';
import { send } from '../../support/buyer/send';
import { checkForFile, openFrom, orderOnPaper, type PaperCustomer } from '../../support/counter/paper-script';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { canLetTimePass, letSupplyPass } from '../../support/shop/passed-time';
import { shopOrigin } from '../../support/shop-origin';
import { cartButton } from '../../support/steps/cart';
import { PRESCRIPTION_PRODUCT, prescriptionLine, purchaseButton } from '../../support/steps/prescription';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

test('a paper script goes from the customer’s order over the check to the approval [selling-10 selling-36 selling-37]', async ({
  page,
  browser,
}) => {
  const customer = await orderOnPaper(browser);
  const { reference } = customer;
  await customer.page.goto(`/user/invoices/${reference}`);
  await expect(main(customer.page)).toContainText('We are waiting for your paper script.');
  await signInAsDemo(page, 'pharmacist');
  await page.goto(`/staff/orders/${reference}`);
  await expect(main(page)).toContainText('The script of item 1 is not checked yet.');
  await expect(main(page).getByRole('button', { name: 'Approve order' })).toHaveCount(0);
  await openFrom(page, 'awaited', reference);
  await expectAccessible(page);
  await press(page, 'It has arrived');
  await expect(main(page).getByRole('button', { name: 'The script is valid' })).toBeVisible();
  await customer.page.reload();
  await expect(main(customer.page)).toContainText('We have received your paper script');
  await openFrom(page, 'arrived', reference);
  await press(page, 'The script is valid');
  await expect(main(page)).toContainText('This script is valid.');
  await main(page).getByRole('link', { name: reference, exact: true }).click();
  await press(page, 'Approve order');
  await expect(main(page).getByRole('link', { name: 'Pack this order' })).toBeVisible();
});

test('a refused script reaches its customer by mail and on the order, and can be replaced', async ({
  page,
  browser,
}) => {
  const { reference, email, page: customer } = await orderOnPaper(browser);
  await signInAsDemo(page, 'pharmacist');
  await openFrom(page, 'awaited', reference);
  await press(page, 'It has arrived');
  await expect(main(page).getByRole('button', { name: 'The script is valid' })).toBeVisible();
  await press(page, 'Refuse script');
  await main(page).getByLabel('Why the script is refused').selectOption('illegible');
  await expectAccessible(page);
  await press(page, 'Refuse and tell the customer');
  await expect(main(page).getByRole('button', { name: 'Another script has arrived' })).toBeVisible();
  await expect.poll(() => subjectsTo(page, email)).toContain(`Your order ${reference} needs your attention`);
  await customer.goto(`/user/invoices/${reference}`);
  await expect(main(customer)).toContainText('We cannot read it. Please post us another one');
  await openFrom(page, 'refused', reference);
  await press(page, 'Another script has arrived');
  await expect(main(page).getByRole('button', { name: 'The script is valid' })).toBeVisible();
});

/** Puts the medicine into the cart for the same patient, on the script on file, and orders the cart. */
async function orderOnFile({ page, email, token }: PaperCustomer): Promise<string> {
  await main(page)
    .getByRole('radio', { name: /^Script on file/ })
    .check();
  await main(page).getByRole('radio', { name: 'Wren Alone' }).check();
  await expect(main(page)).toContainText('We already hold your script: 2 repeats left');
  await purchaseButton(page, 'Save patient and continue').click();
  await purchaseButton(page, 'Add to Cart').click();
  await expect(cartButton(page, 1)).toBeVisible();
  await visit(page, '/cart');
  await expect(prescriptionLine(page)).toContainText('Script on file');
  const origin = shopOrigin();
  const open = 'mutation CartCreate { cart_create { cart { uuid } } }';
  const { cart_create } = await send<{ cart_create: { cart: { uuid: string } } }>(
    origin,
    open,
    {},
    { token },
  );
  const prepared = await prepareCart(origin, cart_create.cart.uuid, { email, token });
  return (await placeOrder(origin, prepared, { token })).reference;
}

/** The patient has had the medicine lately, and reads when it can be supplied again. */
async function expectTooEarly(page: Page): Promise<void> {
  await visit(page, PRESCRIPTION_PRODUCT);
  await main(page)
    .getByRole('radio', { name: /^Paper/ })
    .check();
  await main(page).getByRole('radio', { name: 'Wren Alone' }).check();
  await expect(main(page)).toContainText(/This medicine can be supplied again from \d+ \w+ \d{4}\./);
  await expect(main(page).getByRole('radio', { name: /^Script on file/ })).toBeDisabled();
}

test('a checked paper script is kept on file, and its patient orders on its repeats, each in its time [health-32 health-33 health-51]', async ({
  page,
  browser,
}) => {
  test.skip(!canLetTimePass(), 'No days pass in a shop whose database is not at hand');
  const customer = await orderOnPaper(browser);
  await visit(customer.page, PRESCRIPTION_PRODUCT);
  await expect(main(customer.page).getByRole('radio', { name: /^Script on file/ })).toBeDisabled();
  await signInAsDemo(page, 'pharmacist');
  await checkForFile(page, customer.reference);
  await main(page).getByLabel('Repeats left').fill('2');
  await expectAccessible(page);
  await press(page, 'Keep on file');
  await expect(main(page)).toContainText('2 repeats left');
  await expectTooEarly(customer.page);
  await letSupplyPass(customer.patient_uuid, 20);
  await visit(customer.page, PRESCRIPTION_PRODUCT);
  const repeat = await orderOnFile(customer);
  await openFrom(page, 'on_file', repeat);
  await expect(main(page)).toContainText('1 repeat left');
  await expectTooEarly(customer.page);
  await letSupplyPass(customer.patient_uuid, 20);
  await visit(customer.page, PRESCRIPTION_PRODUCT);
  await main(customer.page)
    .getByRole('radio', { name: /^Script on file/ })
    .check();
  await main(customer.page).getByRole('radio', { name: 'Wren Alone' }).check();
  await expect(main(customer.page)).toContainText('We already hold your script: 1 repeat left');
});
