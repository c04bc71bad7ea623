import type { Page, Route } from '@playwright/test';
import { signInAsNewCustomer } from '../../support/accounts';
import { gate } from '../../support/gate';
import { main } from '../../support/landmarks';
import { interfere } from '../../support/outages/interfere';
import { addProduct } from '../../support/steps/cart';
import { confirmedReference, fillDelivery, payWith } from '../../support/steps/checkout';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const CARD = '4242 4242 4242 4242';
const CONFIRMATION = /\/checkout\/confirmation\//;
const LOST = 'We lost the connection before your order was confirmed.';
const placeOrder = (page: Page) => main(page).getByRole('button', { name: /^Place order/ });

/** Goes to the review as a new customer, with a product, an address and a card. */
async function reachReview(page: Page): Promise<void> {
  await signInAsNewCustomer(page);
  await addProduct(page);
  await page.goto('/checkout');
  await fillDelivery(page);
  await payWith(page, CARD);
  await expect(placeOrder(page)).toBeVisible();
}

async function expectOneOrder(page: Page, reference: string): Promise<void> {
  await page.goto('/user/invoices');
  await expect(main(page).getByRole('link', { name: `Order ${reference}` })).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(1);
}

/** Handles the requests that place an order, until the returned function is called. */
const onPlacing = (page: Page, handle: (route: Route) => Promise<void>) =>
  interfere(page, /\/graphql$/, (route) =>
    route.request().postDataJSON()?.operationName === 'CheckoutPlaceOrder' ? handle(route) : route.fallback(),
  );

/** The api takes an order, and its answer gets lost on the way. */
const loseAnswers = (page: Page) =>
  onPlacing(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

test.describe('an order that is interrupted', () => {
  test.beforeEach(() => test.setTimeout(240_000));

  test('offline: the customer is told that nothing is lost, and pays once when the network is back', async ({
    page,
    context,
  }) => {
    await reachReview(page);
    await context.setOffline(true);
    await placeOrder(page).click();
    await expect(main(page).getByRole('alert').filter({ hasText: LOST })).toBeVisible();
    await context.setOffline(false);
    await placeOrder(page).dblclick();
    await expect(page).toHaveURL(CONFIRMATION);
    await expectOneOrder(page, confirmedReference(page));
  });

  test('an answer that gets lost: the page knows the order again after a reload', async ({ page }) => {
    await reachReview(page);
    const recover = await loseAnswers(page);
    await placeOrder(page).click();
    await expect(main(page).getByRole('alert').filter({ hasText: LOST })).toBeVisible();
    recover();
    await page.reload();
    await expect(page).toHaveURL(CONFIRMATION);
    await expectOneOrder(page, confirmedReference(page));
  });

  test('two tabs at the review: the second is told, and places no second order', async ({
    page,
    context,
  }) => {
    await reachReview(page);
    const other = await context.newPage();
    await other.goto('/checkout');
    await payWith(other, CARD);
    await expect(placeOrder(other)).toBeVisible();
    await placeOrder(page).click();
    await expect(page).toHaveURL(CONFIRMATION);
    await expect(placeOrder(other)).toHaveCount(0);
    await expect(main(other)).toContainText('Your cart is empty');
    await expectOneOrder(page, confirmedReference(page));
  });

  test('a second tab that is reloaded while the first waits for the answer leaves the order to it', async ({
    page,
    context,
  }) => {
    await reachReview(page);
    const other = await context.newPage();
    await other.goto('/checkout');
    await payWith(other, CARD);
    const taken = gate();
    const answered = gate();
    await onPlacing(page, async (route) => {
      const response = await route.fetch();
      taken.open();
      await answered.opened;
      await route.fulfill({ response });
    });
    await placeOrder(page).click();
    await taken.opened;
    await other.reload();
    await expect(main(other)).toContainText('Your cart is empty');
    answered.open();
    await expect(page).toHaveURL(CONFIRMATION);
    await expect(main(other)).toContainText('Your cart is empty');
    await expectOneOrder(page, confirmedReference(page));
  });

  test('Back and reload at each step keep the order as it was', async ({ page }) => {
    await signInAsNewCustomer(page);
    await addProduct(page);
    await page.goto('/checkout');
    const unit = main(page).getByLabel('Unit, building or company');
    await unit.fill('Level 3');
    await page.reload();
    await expect(unit).toHaveValue('Level 3');
    await page.goto('/cart');
    await page.goBack();
    await expect(unit).toHaveValue('Level 3');
    await fillDelivery(page);
    await expect(main(page).getByLabel('Card number')).toBeVisible();
    await page.reload();
    await expect(main(page)).toContainText('188 Pitt Street');
    await expect(main(page)).toContainText('Level 3');
    await payWith(page, CARD);
    await expect(placeOrder(page)).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(main(page)).toContainText('188 Pitt Street');
    await expect(main(page).getByLabel('Card number').or(placeOrder(page)).first()).toBeVisible();
  });
});
