import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { placeOrder } from '../../support/buyer/place-order';
import { prepareOrder } from '../../support/buyer/prepare-order';
import { readProduct } from '../../support/buyer/read-product';
import { readBarcodeOf } from '../../support/counter/scan-packs';
import { press, tabTo } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

/** Places a guest's order of two packs. */
async function orderTwo(): Promise<string> {
  const { id } = await readProduct(shopOrigin(), KNOWN.multibuy);
  const email = `packing.${randomUUID()}@example.com`;
  return (await placeOrder(shopOrigin(), await prepareOrder(shopOrigin(), id, 2, { email }))).reference;
}

/** Types as a scanner does: whichever control has the focus gets the digits, then Enter. */
async function wedge(page: Page, digits: string): Promise<void> {
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}

const count = (page: Page) => main(page).getByRole('region', { name: 'Items' });

/** Prints with a button, which leaves on paper what it prints; returns what is on it. */
async function printed(page: Page, button: string): Promise<string> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await press(page, main(page).getByRole('button', { name: button }));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered is on paper.
  const text = await main(page).innerText();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  // Seen as on paper, the button was hidden and lost the focus; printing itself leaves the page as it is.
  await main(page).getByRole('button', { name: button }).focus();
  return text;
}

test('a packer leads an order from the customer’s click to packed by keyboard and scanner alone [selling-40 selling-42 selling-43]', async ({
  page,
}) => {
  const reference = await orderTwo();
  const [barcode, other] = [await readBarcodeOf(KNOWN.multibuy), await readBarcodeOf(KNOWN.magnesium)];
  await signInAsDemo(page, 'pharmacist');
  await page.goto('/staff/packing');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await press(page, main(page).getByRole('link', { name: reference }));
  await expect(page).toHaveURL(`/staff/packing/${reference}`);
  const input = main(page).getByLabel('Barcode');
  await tabTo(page, input);
  await expectAccessible(page);

  await wedge(page, other);
  await expect(main(page).getByRole('alert')).toContainText('is not part of this order');
  await wedge(page, barcode);
  await expect(count(page)).toContainText('1 of 2');
  await expect(main(page).getByRole('button', { name: 'Mark as packed' })).toHaveCount(0);
  await page.reload();
  await expect(count(page)).toContainText('1 of 2');
  await tabTo(page, input);
  await press(page, main(page).getByRole('button', { name: /^Tick .* by hand$/ }));
  await page.keyboard.press('ArrowDown');
  await press(page, main(page).getByRole('button', { name: 'Tick one unit' }));
  await expect(count(page)).toContainText('2 of 2');
  await expect(input).toBeFocused();
  await wedge(page, barcode);
  await expect(main(page).getByRole('alert')).toContainText('One too many');

  const slip = await printed(page, 'Print packing slip');
  expect(slip).toContain(`Packing slip ${reference}`);
  expect(slip).toMatch(/toothpaste/i);
  const label = await printed(page, 'Print dispatch label');
  expect(label).toContain('Crash Buyer');
  expect(label).toContain('1 Pitt Street');
  expect(label).toContain(reference);
  expect(label).not.toMatch(/toothpaste/i);

  await press(page, main(page).getByRole('button', { name: 'Mark as packed' }));
  await expect(main(page)).toContainText('This order is packed.');
  await press(page, main(page).getByRole('link', { name: 'Dispatch this order' }));
  await expect(page).toHaveURL(`/staff/orders/${reference}`);
  await expect(main(page).getByRole('region', { name: 'Packing history' })).toContainText(
    'by hand: The barcode is damaged, Mei Tran',
  );
});

test('two packers see what the other has checked, and who has started again [selling-41]', async ({
  page,
  browser,
}) => {
  const reference = await orderTwo();
  const barcode = await readBarcodeOf(KNOWN.multibuy);
  const colleague = await (await browser.newContext()).newPage();
  await signInAsDemo(page, 'pharmacist');
  await signInAsDemo(colleague, 'staff');
  for (const each of [page, colleague]) await each.goto(`/staff/packing/${reference}`);
  await main(page).getByLabel('Barcode').focus();
  await wedge(page, barcode);
  await expect(count(colleague)).toContainText('1 of 2', { timeout: 15_000 });
  await main(colleague).getByLabel('Barcode').focus();
  await wedge(colleague, barcode);
  await expect(count(page)).toContainText('2 of 2', { timeout: 15_000 });
  await main(colleague).getByRole('button', { name: 'Start packing again' }).click();
  await main(colleague).getByRole('button', { name: 'Start again' }).click();
  await expect(count(colleague)).toContainText('0 of 2');
  await expect(main(colleague).getByLabel('Barcode')).toBeFocused();
  await expect(count(page)).toContainText('0 of 2', { timeout: 15_000 });
  await expect(main(page)).toContainText('Started again by Jo Marsden');
});
