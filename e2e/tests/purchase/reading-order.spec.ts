import type { Page } from '@playwright/test';
import { main } from '../../support/landmarks';
import { addProduct } from '../../support/steps/cart';
import { fillDelivery, payWith } from '../../support/steps/checkout';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Roles that a listener navigates by, and what they are called. */
const ENTRY = /^\s*- (heading|textbox|combobox|radio|checkbox|button|alert)\b ?"?([^"[:]*)/gm;

/** What a screen reader meets in the main part of the page, in its order. */
const heard = async (page: Page): Promise<string[]> =>
  [...(await main(page).ariaSnapshot()).matchAll(ENTRY)].map(([, role, name]) => `${role} ${name}`.trim());

/** Expects the entries in this order, with others between them. */
function expectOrder(entries: readonly string[], wanted: readonly RegExp[]): void {
  let from = 0;
  for (const one of wanted) {
    const found = entries.findIndex((entry, index) => index >= from && one.test(entry));
    expect(found, `${one} after entry ${from} of ${JSON.stringify(entries)}`).toBeGreaterThanOrEqual(from);
    from = found + 1;
  }
}

/** Controls whose place on the screen lies above one that is read before it. */
const outOfOrder = (page: Page) =>
  main(page).evaluate((element) => {
    const shown = [...element.querySelectorAll('input, select, button, h2')].filter((one) =>
      one.checkVisibility(),
    );
    const tops = shown.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    return shown
      .filter((_one, index) => index > 0 && (tops[index] ?? 0) < (tops[index - 1] ?? 0) - 40)
      .map((one) => one.outerHTML.slice(0, 120));
  });

test('the checkout is heard in the order in which it is seen, and says where one is and what is wrong', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await addProduct(page);
  await page.goto('/checkout');
  await expect(main(page).getByLabel('E-mail')).toBeVisible();
  expectOrder(await heard(page), [
    /heading Checkout/,
    /heading .*Contact/,
    /textbox E-mail/,
    /textbox First name/,
    /textbox Last name/,
    /button Continue to delivery/,
    /heading .*Delivery/,
    /heading .*Payment/,
    /heading .*Review and place order/,
  ]);

  await main(page).getByRole('button', { name: 'Continue to delivery' }).click();
  const summary = main(page)
    .getByRole('alert')
    .filter({ hasText: 'E-mail' })
    .or(main(page).getByRole('alert'))
    .first();
  await expect(summary).toBeFocused();
  await expect(main(page).getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(main(page).getByLabel('E-mail')).toHaveAccessibleDescription(/e-?mail/i);

  await main(page).getByLabel('E-mail').fill(`order-${Date.now()}@example.com`);
  await main(page).getByLabel('First name').fill('Una');
  await main(page).getByLabel('Last name').fill('Listener');
  await main(page).getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(main(page).getByRole('heading', { name: /Delivery/ })).toBeFocused();
  expect(await outOfOrder(page)).toEqual([]);
  expectOrder(await heard(page), [
    /heading .*Contact/,
    /button Edit contact/,
    /heading .*Delivery/,
    /textbox Street address|combobox Street address/,
    /Suburb/,
    /State/,
    /Postcode/,
    /textbox Phone/,
    /radio .*Standard/,
    /button Continue to payment/,
  ]);

  await fillDelivery(page);
  await expect(main(page).getByRole('heading', { name: /Payment/ })).toBeFocused();
  expectOrder(await heard(page), [
    /button Edit delivery/,
    /heading .*Payment/,
    /button Pay with/,
    /textbox Card number/,
    /textbox Expiry date/,
    /textbox Security code/,
    /button Continue to review/,
  ]);

  await payWith(page, '4242 4242 4242 4242');
  await expect(main(page).getByRole('heading', { name: /Review and place order/ })).toBeFocused();
  expectOrder(await heard(page), [/button Edit payment/, /heading .*Review/, /button Place order for/]);
  expect(await outOfOrder(page)).toEqual([]);
});
