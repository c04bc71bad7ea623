import type { Page } from '@playwright/test';
import { main } from '../../support/landmarks';
import { addProduct } from '../../support/steps/cart';
import { confirmedReference, fillDelivery } from '../../support/steps/checkout';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const CONFIRMATION = /\/checkout\/confirmation\//;
const placeOrder = (page: Page) => main(page).getByRole('button', { name: /^Place order/ });
const sheet = (page: Page) => page.frameLocator('iframe[title="Test wallet"]');

/** Goes to the review as a guest who pays with the wallet. */
async function reachReview(page: Page): Promise<void> {
  await addProduct(page);
  await page.goto('/checkout');
  await main(page).getByLabel('E-mail').fill(`wallet-${Date.now()}@example.com`);
  await main(page).getByLabel('First name').fill('Wally');
  await main(page).getByLabel('Last name').fill('Tester');
  await main(page).getByRole('button', { name: 'Continue to delivery' }).click();
  await fillDelivery(page);
  await main(page).getByRole('button', { name: 'Pay with Test wallet' }).click();
  await expect(placeOrder(page)).toBeVisible();
}

test('a guest on a phone closes the wallet, opens it again, is declined, and pays [selling-47]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await reachReview(page);
  const total = ((await placeOrder(page).textContent()) ?? '').replace(/^Place order for /, '');
  await placeOrder(page).click();
  await expect(sheet(page).getByRole('heading', { name: 'Test wallet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main(page)).toContainText('You closed Test wallet. You have not been charged.');
  await expect(placeOrder(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await sheet(page)
    .getByRole('radio', { name: /declines/ })
    .check();
  await sheet(page)
    .getByRole('button', { name: `Pay ${total}` })
    .click();
  await expect(main(page).getByRole('alert')).toContainText('The card in your wallet was declined.');

  await main(page).getByRole('button', { name: 'Pay with Test wallet' }).click();
  await placeOrder(page).click();
  await sheet(page)
    .getByRole('button', { name: `Pay ${total}` })
    .click();
  await expect(page).toHaveURL(CONFIRMATION);
  await expect(main(page)).toContainText('Test wallet, card ending in 4242');
  expect(confirmedReference(page)).toMatch(/^SB-/);
});
