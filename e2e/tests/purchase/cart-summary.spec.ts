import type { Locator, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { dollars, fillCart, readCart, startCart } from '../../support/buyer/fill-cart';
import { fetchDocument } from '../../support/documents';
import { main } from '../../support/landmarks';
import { responseTo } from '../../support/operations';
import { PRODUCT } from '../../support/paths';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

const LINES = [
  { slug: KNOWN.magnesium },
  { slug: KNOWN.mixAndMatch, quantity: 3 },
  { slug: KNOWN.bonusPoints },
  { slug: KNOWN.excludedState },
  { slug: KNOWN.practitioner },
];

const summary = (page: Page): Locator => main(page).getByRole('region', { name: 'Order summary' });

/** What the summary says of a row, such as "−$6.85". */
const amountOf = (page: Page, row: string | RegExp): Locator =>
  summary(page)
    .locator('dl > div')
    .filter({ has: page.getByText(row) })
    .locator('dd');

/** Signs in a member of staff, whose cart is a new one; returns how to read it. */
async function openStaffCart(page: Page) {
  await signInAsDemo(page, 'content');
  const origin = shopOrigin();
  const session = await page.request.get('/api/auth/session');
  const { token } = (await session.json()).data as { token: string };
  const uuid = await startCart(origin, token);
  await fillCart(origin, uuid, LINES, { token });
  await page.goto('/cart');
  return { uuid, read: () => readCart(origin, uuid, { token }) };
}

test('the summary adds up what the api does: discounts, staff discount, savings, points, delivery and offers [2.15-18 2.15-21 2.15-25 5.i-01 7.c-08 7.c-09 9.a-01]', async ({
  page,
}) => {
  const { facts } = await fetchDocument(page.request, PRODUCT);
  expect(facts.Product?.offers).toMatchObject({ priceCurrency: 'AUD' });
  const { read } = await openStaffCart(page);
  const cart = await read();
  expect(cart.edr_bonus_points).toBe(500);
  expect(cart.non_staff_discount_total).toBeGreaterThan(0);
  expect(cart.staff_discount_value).toBeGreaterThan(0);
  expect(cart.cart_savings).toBeGreaterThan(cart.non_staff_discount_total + cart.staff_discount_value);
  const total = cart.item_total - cart.non_staff_discount_total - cart.staff_discount_value;
  expect(cart.cart_total).toBe(total);
  await expect(amountOf(page, 'Items')).toHaveText(dollars(cart.item_total));
  await expect(amountOf(page, 'Promotions')).toHaveText(`−${dollars(cart.non_staff_discount_total)}`);
  await expect(amountOf(page, 'Staff discount')).toHaveText(`−${dollars(cart.staff_discount_value)}`);
  await expect(amountOf(page, 'Total')).toHaveText(dollars(total));
  await expect(summary(page)).toContainText(`You save ${dollars(cart.cart_savings)}`);
  await expect(summary(page)).toContainText(
    `Collect ${cart.edr_base_points} Saltbush Rewards points and 500 bonus points`,
  );
  await expect(summary(page)).toContainText(cart.free_shipping_message ?? 'No message');

  await main(page).getByRole('button', { name: 'Change the delivery method' }).click();
  for (const name of ['Express Delivery', 'Standard Delivery']) {
    await main(page)
      .getByRole('radio', { name: new RegExp(name) })
      .check();
    await expect.poll(async () => (await read()).shipping_method?.name).toBe(name);
    const { shipping_total } = await read();
    const fee = shipping_total === 0 ? 'FREE' : dollars(shipping_total);
    await expect(amountOf(page, name)).toHaveText(fee);
  }
  expect((await read()).shipping_total).toBe(0);

  const note = main(page).getByLabel('Delivery instructions');
  for (const text of ['Write to me@home', 'See shop.bc first']) {
    await note.fill(text);
    await expect(note).toHaveAttribute('aria-invalid', 'true');
  }
  const noted = responseTo(page, 'CartSetShippingMethod');
  await note.fill('Behind the green gate');
  await expect(note).not.toHaveAttribute('aria-invalid', 'true');
  await note.blur();
  expect((await noted).request().postDataJSON().variables.input.delivery_instructions).toBe(
    'Behind the green gate',
  );

  const code = main(page).getByLabel('Offer code');
  await code.fill('NOT-AN-OFFER');
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/This offer code is not valid/);
  const set = responseTo(page, 'CartSetOfferByCode');
  await code.fill('vit20');
  await code.press('Enter');
  await set;
  const remove = main(page).getByRole('button', { name: 'Remove offer VIT20' });
  await expect(remove).toBeVisible();
  const offered = await read();
  expect(offered.offer_code).toBe('VIT20');
  expect(offered.non_staff_discount_total).toBeGreaterThan(cart.non_staff_discount_total);
  const byCode = offered.discounts.find(({ kind }) => kind === 'offer')?.amount ?? 0;
  expect(byCode).toBeGreaterThan(0);
  await expect(amountOf(page, 'Code VIT20')).toHaveText(`−${dollars(byCode)}`);
  const removed = responseTo(page, 'CartRemoveOffer');
  await remove.click();
  await removed;
  await expect(code).toBeVisible();
  expect((await read()).offer_code).toBeNull();
});
