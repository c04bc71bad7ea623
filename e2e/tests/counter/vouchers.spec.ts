import type { Browser, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { main } from '../../support/landmarks';
import { addToCartButton, cartButton } from '../../support/steps/cart';
import { fillDelivery, payWith } from '../../support/steps/checkout';
import { expect, test } from '../../support/test';

const USED_UP = 'This offer is used up: it was for a limited number of orders.';
const ENDED = 'This offer has ended.';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Types a draft by its labels, and returns its generated code. */
async function write(page: Page): Promise<string> {
  const fill = (label: string, words: string) => main(page).getByLabel(label, { exact: true }).fill(words);
  await press(page, 'Generate');
  await fill('Percentage off', '20');
  await fill('Orders in all', '1');
  await fill('From', '2026-01-01T09:00');
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await fill('Until', `${until}T09:00`);
  await fill('Name', 'Twenty for one');
  await fill('Description', '20% off, for the first who enters it.');
  return main(page).getByLabel('Code', { exact: true }).inputValue();
}

/** A shopper with a product in the cart, who enters a code. */
async function shopperWith(browser: Browser, code: string): Promise<Page> {
  const shopper = await browser.newPage();
  await shopper.goto(`/products/${KNOWN.magnesiumSmall}`);
  await addToCartButton(shopper).click();
  await expect(cartButton(shopper, 1)).toBeVisible();
  await shopper.goto('/cart');
  await main(shopper).getByLabel('Offer code').fill(code.toLowerCase());
  await press(shopper, 'Apply');
  return shopper;
}

const isApplied = (shopper: Page, code: string) =>
  expect(main(shopper).getByRole('button', { name: `Remove offer ${code}` })).toBeVisible();

/** Orders what is in the cart of a guest, by a card. */
async function order(shopper: Page, email: string): Promise<void> {
  await shopper.goto('/checkout');
  await main(shopper).getByLabel('E-mail').fill(email);
  await main(shopper).getByLabel('First name').fill('Ann');
  await main(shopper).getByLabel('Last name').fill('Bee');
  await press(shopper, 'Continue to delivery');
  await fillDelivery(shopper);
  await payWith(shopper, '4242424242424242');
  await main(shopper)
    .getByRole('button', { name: /place order/i })
    .first()
    .click();
  await expect(shopper).toHaveURL(/\/checkout\/confirmation\//);
}

test('an editor drafts a voucher, a manager publishes it, and its only use is taken once [vouchers-01] [vouchers-04]', async ({
  page,
  browser,
}) => {
  await signInAsDemo(page, 'content');
  await page.goto('/staff/vouchers');
  await expect(main(page).getByRole('heading', { name: 'Vouchers', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'New voucher' }).click();
  const code = await write(page);
  await press(page, 'Save draft');
  await expect(main(page).getByRole('heading', { name: code, level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expect(main(page).getByRole('button', { name: 'Publish' })).toHaveCount(0);
  const desk = new URL(page.url()).pathname;

  const manager = await browser.newPage();
  await signInAsDemo(manager, 'staff');
  await manager.goto(desk);
  await press(manager, 'Publish');
  await manager.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(main(manager).getByRole('button', { name: 'End voucher' })).toBeVisible();
  await expectAccessible(manager);

  const [first, second] = [await shopperWith(browser, code), await shopperWith(browser, code)];
  await isApplied(first, code);
  await isApplied(second, code);
  await order(first, 'voucher-first@example.com');
  await second.reload();
  await expect(main(second).getByText(USED_UP)).toBeVisible();
  await expectAccessible(second);
  const third = await shopperWith(browser, code);
  await expect(main(third).getByText(USED_UP)).toBeVisible();

  await manager.reload();
  await expect(main(manager).getByText('1 of 1')).toBeVisible();
  await expect(main(manager).getByText('Used up')).toBeVisible();
  await press(manager, 'End voucher');
  await manager.getByRole('dialog').getByRole('button', { name: 'End voucher' }).click();
  await expect(main(manager).getByRole('button', { name: 'End voucher' })).toHaveCount(0);
  await second.reload();
  await expect(main(second).getByText(ENDED)).toBeVisible();
});
