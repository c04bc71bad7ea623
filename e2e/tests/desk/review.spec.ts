import { randomUUID } from 'node:crypto';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { placeOrder } from '../../support/buyer/place-order';
import { prepareOrder } from '../../support/buyer/prepare-order';
import { readProduct } from '../../support/buyer/read-product';
import { main } from '../../support/landmarks';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

/** Longer than an open page takes to look who works on an order. */
const A_LOOK = { timeout: 25_000 };

test('an order is reviewed with two keystrokes, while a colleague reads whose it is [roles-30 roles-31 roles-33]', async ({
  page,
  browser,
}) => {
  const email = `desk.${randomUUID()}@example.com`;
  const { id } = await readProduct(shopOrigin(), KNOWN.schedule2);
  const prepared = await prepareOrder(shopOrigin(), id, 1, { email });
  const { reference } = await placeOrder(shopOrigin(), prepared);
  const list = `/staff/orders?q=${encodeURIComponent(email)}`;

  await signInAsDemo(page, 'pharmacist');
  await page.goto(list);
  await expect(main(page).getByRole('link', { name: reference })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Review next (Alt+N)' })).toBeVisible();
  await page.keyboard.press('Alt+n');
  await expect(page).toHaveURL(`/staff/orders/${reference}`);
  await expect(main(page).getByRole('button', { name: 'Approve order' })).toBeVisible();

  const context = await browser.newContext({ baseURL: shopOrigin() });
  const colleague = await context.newPage();
  await signInAsDemo(colleague, 'staff');
  await colleague.goto(list);
  const row = main(colleague).getByRole('row', { name: reference });
  await expect(row).toContainText('Claimed by Mei Tran', A_LOOK);
  await row.getByRole('link', { name: reference }).click();
  await expect(main(colleague).getByText(/^Claimed by Mei Tran, /)).toBeVisible();
  await expectAccessible(colleague);
  await main(colleague).getByRole('button', { name: 'Take over' }).click();
  await expect(main(colleague).getByText(/^Claimed by/)).toHaveCount(0);
  await expect(main(page).getByText(/ has taken this over from you, /)).toBeVisible(A_LOOK);

  await page.keyboard.press('Alt+a');
  await expect(main(page).getByRole('link', { name: 'Pack this order' })).toBeVisible();
  await context.close();
});
