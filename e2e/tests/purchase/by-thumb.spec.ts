import type { Locator, Page } from '@playwright/test';
import { main } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { addToCartButton, cartButton } from '../../support/steps/cart';
import { confirmedReference } from '../../support/steps/checkout';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The least height of what a thumb presses, in px. */
const THUMB = 40;

/** Taps what is big enough for a thumb. */
async function tap(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect.poll(async () => (await control.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(THUMB);
  await control.tap();
}

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = main(page).getByLabel(label);
  await tap(field);
  await field.pressSequentially(text);
}

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test('a guest buys with a thumb alone, and nothing has to be pressed that is smaller than it', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  await tap(addToCartButton(page));
  await expect(cartButton(page, 1)).toBeVisible();
  await page.goto('/cart');
  await tap(main(page).getByRole('link', { name: 'Checkout' }).or(button(page, 'Checkout')).first());
  await type(page, 'E-mail', `thumb-${Date.now()}@example.com`);
  await type(page, 'First name', 'Tilly');
  await type(page, 'Last name', 'Thumb');
  await tap(button(page, 'Continue to delivery'));
  await type(page, 'Street address', '188 Pitt Street');
  await type(page, 'Postcode', '2000');
  await tap(main(page).getByRole('button', { name: 'Sydney', exact: true }));
  await expect(main(page).getByLabel('State')).toHaveValue('NSW');
  await type(page, 'Phone', '0400000000');
  await tap(button(page, 'Continue to payment'));
  await type(page, 'Card number', '4242424242424242');
  await type(page, /expiry/i, '1234');
  await type(page, /security code/i, '123');
  await tap(button(page, /review/i));
  // The total stands on the button, which is in reach without scrolling.
  const placeOrder = button(page, /^Place order for \$/);
  await expect(placeOrder).toBeInViewport();
  await tap(placeOrder);
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
  expect(confirmedReference(page)).toMatch(/^SB-/);
  await expect(main(page)).toContainText('We are sending its confirmation to thumb-');
});
