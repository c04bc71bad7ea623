import type { Browser, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { newShopper, type Shopper } from '../../support/buyer/shopper';
import { tokenise } from '../../support/buyer/tokenise';
import { mutate } from '../../support/care/patient';
import { main } from '../../support/landmarks';
import { mailTo } from '../../support/outbox';
import { addToAutoDeliveryButton, chooseAutoDelivery } from '../../support/steps/autodelivery';
import { addToCartButton, cartButton } from '../../support/steps/cart';
import { confirmedReference, fillDelivery } from '../../support/steps/checkout';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const REASON = 'Rang us to order, has no computer today';
const LAST_NAME = 'Caller';

/** A customer whose account has a card: nobody tells it over the phone. */
async function customerWithCard(...customer: Parameters<typeof newShopper>): Promise<Shopper> {
  const shopper = await newShopper(...customer);
  const card = { stripe_source_id: await tokenise(shopper.origin) };
  await mutate(shopper, 'payment_methods_add', card, 'payment_methods { last4 }');
  return shopper;
}

/** Finds a customer at the counter and starts acting as them. */
async function actAs(page: Page, { email }: Shopper): Promise<void> {
  await page.goto('/staff/customers');
  await main(page)
    .getByLabel(/^Find by name/)
    .fill(email);
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('link', { name: `Wren ${LAST_NAME}` })
    .click();
  const form = main(page).getByRole('region', { name: 'Act as this customer' });
  await form.getByLabel('Reason').fill(REASON);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Start acting' }).click();
  await expect(page.getByRole('complementary', { name: 'Impersonated session' })).toContainText(REASON);
}

/** Goes through the checkout with the customer's saved card, which staff cannot replace. */
async function reachReview(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await fillDelivery(page);
  await expect(main(page)).toContainText('Visa ending in 4242');
  await expect(main(page).getByLabel('Card number')).toHaveCount(0);
}

/** Places the order and ends the session as the customer; returns the reference. */
async function placeAndExit(page: Page, { email }: Shopper): Promise<string> {
  await main(page)
    .getByRole('button', { name: /^Place order for \$/ })
    .click();
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
  await expect(main(page)).toContainText(email);
  const reference = confirmedReference(page);
  const notice = page.getByRole('complementary', { name: 'Impersonated session' });
  await notice.getByRole('button', { name: 'Exit' }).click();
  await page.waitForURL('/');
  await expect(notice).toHaveCount(0);
  return reference;
}

/** Support acts for a customer who has called. */
async function takeCall(page: Page, browser: Browser) {
  const customer = await customerWithCard(browser, LAST_NAME);
  await signInAsDemo(page, 'support');
  await actAs(page, customer);
  return customer;
}

test('support orders for a customer on the phone, who finds it in account and mail; the audit log says who and why [roles-01 accounts-07 accounts-10]', async ({
  page,
  browser,
}) => {
  const customer = await takeCall(page, browser);
  await visit(page, `/products/${KNOWN.multibuy}`);
  await addToCartButton(page).click();
  await cartButton(page, 1).click();
  await reachReview(page);
  const reference = await placeAndExit(page, customer);

  await page.goto(`/staff/orders/${reference}`);
  await main(page)
    .getByRole('link', { name: `Wren ${LAST_NAME}` })
    .click();
  await expect(main(page).getByRole('link', { name: reference })).toBeVisible();
  const mail = await mailTo(page, customer.email, `Your Saltbush Health order ${reference}`);
  expect(mail).toContain('188 Pitt Street');
  await customer.page.goto('/user/invoices');
  await main(customer.page)
    .getByRole('link', { name: `Order ${reference}` })
    .click();
  await expect(main(customer.page)).toContainText('Paid with Visa ending in 4242');

  const manager = await (await browser.newContext()).newPage();
  await signInAsDemo(manager, 'staff');
  await manager.goto('/staff/audit');
  await main(manager).getByLabel('On whom').fill(customer.email);
  await main(manager)
    .getByRole('option', { name: new RegExp(LAST_NAME) })
    .click();
  await main(manager).getByRole('button', { name: 'Show', exact: true }).click();
  const line = main(manager).getByRole('listitem').filter({ hasText: 'Placed an order' });
  await expect(line).toContainText('Sam Okafor');
  await expect(line).toContainText(`“${REASON}”`);
  await expect(line).toContainText(`on Wren ${LAST_NAME}`);
});

test('support starts an AutoDelivery for a customer on the phone, with the consent that was read out', async ({
  page,
  browser,
}) => {
  const customer = await takeCall(page, browser);
  await chooseAutoDelivery(page);
  await addToAutoDeliveryButton(page).click();
  await cartButton(page, 1).click();
  await reachReview(page);
  await main(page)
    .getByRole('button', { name: /^Place order for \$/ })
    .click();
  await expect(main(page)).toContainText('Please agree to the later charges');
  await main(page)
    .getByRole('checkbox', { name: /^I agree: My Visa ending in 4242 is kept and charged/ })
    .check();
  const reference = await placeAndExit(page, customer);

  const order = await mailTo(page, customer.email, `Your Saltbush Health order ${reference}`);
  expect(order).toContain('Magnesium Glycinate');
  expect(await mailTo(page, customer.email, 'Your AutoDelivery has started')).toContain(
    'Visa ending in 4242',
  );
  await visit(customer.page, '/user/autodelivery');
  const own = main(customer.page).getByRole('region', { name: 'Your AutoDeliveries' });
  await expect(own).toContainText('Every 4 weeks');
  await expect(own).toContainText('Visa ending in 4242');
});
