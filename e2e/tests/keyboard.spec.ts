import type { Page } from '@playwright/test';
import { expectArrival, press, tabTo, type } from '../support/keyboard';
import { expect, test } from '../support/test';

const PRODUCT = /Tidewell Magnesium Glycinate 500mg 120/;
const main = (page: Page) => page.getByRole('main');

async function findProduct(page: Page): Promise<void> {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Search for products' });
  await type(page, search, 'tidewell magnesium glycinate');
  await page.keyboard.press('Enter');
  await expectArrival(page, /\/search-results\?query=tidewell/);
  await press(page, main(page).getByRole('link', { name: PRODUCT }).first());
  await expectArrival(page, /\/products\/tidewell-magnesium/);
}

async function addTwo(page: Page): Promise<void> {
  await press(
    page,
    main(page)
      .getByRole('button', { name: /increase/i })
      .first(),
    'Space',
  );
  await press(page, main(page).getByRole('button', { name: 'Add to Cart', exact: true }).first());
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, 2 items/ })).toBeVisible();
}

async function fillContactAndDelivery(page: Page): Promise<void> {
  await type(page, main(page).getByLabel('First name'), 'Kay');
  await type(page, main(page).getByLabel('Last name'), 'Board');
  await type(page, main(page).getByLabel('Email'), 'kay.board@example.com');
  await press(page, main(page).getByRole('button', { name: 'Continue to delivery' }));
  await type(page, main(page).getByLabel('Street address'), '188 Pitt Street');
  await type(page, main(page).getByLabel('Suburb'), 'Sydney');
  await type(page, main(page).getByLabel('State'), 'New South Wales');
  await type(page, main(page).getByLabel('Postcode'), '2000');
  await type(page, main(page).getByLabel('Phone'), '0400 000 000');
}

test('a guest finds, buys and pays by keyboard alone', async ({ page }) => {
  test.setTimeout(150_000);
  await findProduct(page);
  await addTwo(page);

  // The mini-cart takes the focus and gives it back.
  const trigger = page.getByRole('banner').getByRole('button', { name: /^Cart, 2 items/ });
  await tabTo(page, trigger, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Cart (2)' });
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, drawer.getByRole('link', { name: /view cart|go to cart/i }));
  await expectArrival(page, /\/cart$/);

  await press(
    page,
    main(page)
      .getByRole('link', { name: 'Checkout' })
      .or(main(page).getByRole('button', { name: 'Checkout' }))
      .first(),
  );
  await expectArrival(page, /\/checkout$/);

  await fillContactAndDelivery(page);
  await press(page, main(page).getByRole('radio', { name: /Standard Delivery/ }), 'Space');
  await press(page, main(page).getByRole('button', { name: 'Continue to payment' }));
  await type(page, main(page).getByLabel('Card number'), '4242424242424242');
  await type(page, main(page).getByLabel(/expiry/i), '1234');
  await type(page, main(page).getByLabel(/security code|cvc/i), '123');
  await press(page, main(page).getByRole('button', { name: /review/i }));
  await press(page, main(page).getByRole('button', { name: /place order/i }));
  await expectArrival(page, /\/checkout\/confirmation\//);
});
