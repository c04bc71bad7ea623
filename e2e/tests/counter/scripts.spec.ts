import type { Browser, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo, signInAsNewCustomer } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { placeOrder } from '../../support/buyer/place-order';
import { prepareCart, prepareOrder } from '../../support/buyer/prepare-order';
import { readProduct } from '../../support/buyer/read-product';
import { send } from '../../support/buyer/send';
import { addRecord } from '../../support/care/patient';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { shopOrigin } from '../../support/shop-origin';
import { cartButton } from '../../support/steps/cart';
import { PRESCRIPTION_PRODUCT, prescriptionLine, purchaseButton } from '../../support/steps/prescription';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Signs a new customer in, in a browser of their own, who orders a medicine on a paper script. */
async function orderOnPaper(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  const { email } = await signInAsNewCustomer(page, { firstName: 'Iris', lastName: 'Moreau' });
  const session = await page.request.get('/api/auth/session');
  const { token } = ((await session.json()) as { data: { token: string } }).data;
  const origin = shopOrigin();
  const patient_uuid = await addRecord({ origin, token });
  const { id } = await readProduct(origin, KNOWN.prescription);
  const line = { patient_uuid, script_type: 'paper' };
  const prepared = await prepareOrder(origin, id, 1, { email, token, line });
  const { reference } = await placeOrder(origin, prepared, { token });
  return { page, email, token, reference };
}

/** Opens a script from the queue that it waits in. */
async function openFrom(page: Page, queue: string, reference: string): Promise<void> {
  await page.goto(`/staff/scripts?queue=${queue}&order=newest`);
  await main(page)
    .getByRole('link', { name: `${reference}-S1` })
    .click();
  await expect(page).toHaveURL(`/staff/scripts/${reference}-S1`);
}

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

type Customer = Awaited<ReturnType<typeof orderOnPaper>>;

/** Puts the medicine into the cart for the same patient, on the script on file, and orders the cart. */
async function orderOnFile({ page, email, token }: Customer): Promise<string> {
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

test('a checked paper script is kept on file, and its patient orders on its repeats [health-32 health-33]', async ({
  page,
  browser,
}) => {
  const customer = await orderOnPaper(browser);
  await visit(customer.page, PRESCRIPTION_PRODUCT);
  await expect(main(customer.page).getByRole('radio', { name: /^Script on file/ })).toBeDisabled();
  await signInAsDemo(page, 'pharmacist');
  await openFrom(page, 'awaited', customer.reference);
  await press(page, 'It has arrived');
  await press(page, 'The script is valid');
  await press(page, 'Keep on file');
  const written = await main(page).getByLabel('Written on').getAttribute('max');
  await main(page).getByLabel('Written on').fill(String(written));
  await main(page).getByLabel('Repeats left').fill('2');
  await expectAccessible(page);
  await press(page, 'Keep on file');
  await expect(main(page)).toContainText('2 repeats left');
  await visit(customer.page, PRESCRIPTION_PRODUCT);
  const repeat = await orderOnFile(customer);
  await openFrom(page, 'on_file', repeat);
  await expect(main(page)).toContainText('1 repeat left');
  await visit(customer.page, PRESCRIPTION_PRODUCT);
  await main(customer.page)
    .getByRole('radio', { name: /^Script on file/ })
    .check();
  await main(customer.page).getByRole('radio', { name: 'Wren Alone' }).check();
  await expect(main(customer.page)).toContainText('We already hold your script: 1 repeat left');
});
