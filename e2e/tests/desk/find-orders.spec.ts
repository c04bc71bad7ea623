import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { placeOrder } from '../../support/buyer/place-order';
import { prepareOrder } from '../../support/buyer/prepare-order';
import { readProduct } from '../../support/buyer/read-product';
import { send } from '../../support/buyer/send';
import { enterDocument } from '../../support/keyboard/arrival';
import { press, type } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

const NAME = 'query Product($slug: String!) { product(slug: $slug) { name } }';
const FIELD = /^Reference, name/;

/** Types a search into the desk as it is open, after a document was entered. */
async function search(page: Page, words: string): Promise<void> {
  await enterDocument(page, () => page.goto('/staff/orders'));
  await type(page, main(page).getByLabel(FIELD), words);
  await page.keyboard.press('Enter');
}

test('an order is found by whom a caller names, by keyboard, and taken away as a file that the log knows of [roles-34 roles-35 roles-36]', async ({
  page,
  browser,
}) => {
  const email = `find.${randomUUID()}@example.com`;
  const { id } = await readProduct(shopOrigin(), KNOWN.schedule2);
  const { reference } = await placeOrder(shopOrigin(), await prepareOrder(shopOrigin(), id, 1, { email }));
  const row = main(page).getByRole('row', { name: reference });

  await signInAsDemo(page, 'pharmacist');
  for (const words of ['+61 400 000 000', '0400 000 000', 'buyer crash', email.toUpperCase()]) {
    await search(page, words);
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(/\/staff\/orders\?queue=review&find=[0-9a-f]{8}$/);
    await expect(page).toHaveTitle(/^Orders found/);
  }
  const found = page.url();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await press(page, main(page).getByRole('button', { name: 'Save as CSV' }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-found-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(`${reference},`);
  expect(rows[1]).toContain(email);
  await expect(main(page).getByText('All 1 order is in the file.')).toBeVisible();

  await press(page, row.getByRole('link', { name: reference }));
  await expect(page).toHaveURL(`/staff/orders/${reference}`);
  await page.goBack();
  await expect(page).toHaveURL(found);
  await expect(main(page).getByLabel(FIELD)).toHaveValue(email.toUpperCase());
  await expect(row).toBeVisible();

  const manager = await (await browser.newContext({ baseURL: shopOrigin() })).newPage();
  await signInAsDemo(manager, 'staff');
  await manager.goto(found);
  await expect(main(manager).getByText(/^This tab does not have the words of this search/)).toBeVisible();
  await manager.goto('/staff/audit?what=staff_orders_export');
  await main(manager)
    .getByRole('button', { name: /^Details of “Saved orders as a file”/ })
    .first()
    .press('Enter');
  await expect(main(manager).getByText('searched by email, 1 lines in the file')).toBeVisible();
  await manager.context().close();
});

test('orders are found by what is in them, from the words of a caller on [roles-34]', async ({ page }) => {
  const { id } = await readProduct(shopOrigin(), KNOWN.schedule2);
  const { reference } = await placeOrder(shopOrigin(), await prepareOrder(shopOrigin(), id, 1));
  const row = main(page).getByRole('row', { name: reference });
  await signInAsDemo(page, 'support');
  const { product } = await send<{ product: { name: string } }>(shopOrigin(), NAME, {
    slug: KNOWN.schedule2,
  });
  const { name } = product;
  await search(page, name);
  await press(page, main(page).getByRole('link', { name: `Orders with a product “${name}”` }));
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/orders\?queue=review&find=[0-9a-f]{8}&by=product$/);
  await expect(main(page).getByRole('button', { name: 'Save as CSV' })).toHaveCount(0);
});
