import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo, signInAsNewCustomer } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { placeOrder } from '../../support/buyer/place-order';
import { prepareCart } from '../../support/buyer/prepare-order';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { shopOrigin } from '../../support/shop-origin';
import { addToCartButton, cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Skips the questions about a practitioner product for a call, and orders it. */
async function orderUnasked(page: Page) {
  const { email } = await signInAsNewCustomer(page);
  await visit(page, `/products/${KNOWN.practitioner}`);
  await main(page).getByRole('radio', { name: 'No', exact: true }).check();
  const skip = page.getByRole('dialog').getByRole('button', { name: 'Skip, and talk with a practitioner' });
  await skip.press('Enter');
  await expect(main(page)).toContainText('practitioner will reach out to you by phone');
  await addToCartButton(page).click();
  await expect(cartButton(page, 1)).toBeVisible();
  const session = await page.request.get('/api/auth/session');
  const { token, cart } = ((await session.json()) as { data: { token: string; cart: { uuid: string } } })
    .data;
  const prepared = await prepareCart(shopOrigin(), cart.uuid, { email, token });
  return { email, ...(await placeOrder(shopOrigin(), prepared, { token })) };
}

test('whoever skips the questions about a practitioner product is called before it is packed [2.11-07]', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext()).newPage();
  const { email, reference } = await orderUnasked(customer);
  await signInAsDemo(page, 'pharmacist');
  await page.goto(`/staff/orders/${reference}`);
  await expect(main(page).getByRole('link', { name: '0400000000' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Approve order' })).toHaveCount(0);
  await expectAccessible(page);
  await press(page, 'No answer');
  await expect(main(page).getByRole('list', { name: 'Calls' })).toContainText('No answer, Mei Tran');
  await expect
    .poll(() => subjectsTo(page, email))
    .toContain(`We tried to call you about your order ${reference}`);
  await press(page, 'I have spoken with them');
  await press(page, 'Approve order');
  await expect(main(page).getByText(/^Approved by Mei Tran/)).toBeVisible();
});
