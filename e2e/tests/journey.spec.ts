import type { Locator, Page } from '@playwright/test';
import { KNOWN } from '../../api/seed/known';
import { expect, test } from '../support/test';
import { signInAsPriya, visit } from '../support/visit';

const PRODUCT = `/products/${KNOWN.journeyProduct}`;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** Maximum width of a dialog (section 9.f). */
const DIALOG_WIDTH = 568;

const main = (page: Page) => page.getByRole('main');

async function askHow(page: Page): Promise<Locator> {
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Choose delivery option' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const boxOf = async (dialog: Locator) => (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('a program product can be added to the next program order [2.1-16 2.12-01 9.a-12]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await page.setViewportSize(DESK);
  await signInAsPriya(page);
  await visit(page, PRODUCT);
  const name = (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '';

  // Centred on a desktop, at the bottom on a phone.
  const modal = await askHow(page);
  await expect.poll(async () => (await boxOf(modal)).width).toBeLessThanOrEqual(DIALOG_WIDTH);
  const { x, y, width, height } = await boxOf(modal);
  expect(x + width / 2).toBeCloseTo(DESK.width / 2, -1);
  expect(y + height).toBeLessThan(DESK.height - 50);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();

  await page.setViewportSize(PHONE);
  const sheet = await askHow(page);
  await expect
    .poll(async () => {
      const box = await boxOf(sheet);
      return [Math.round(box.x), Math.round(box.width), Math.round(box.y + box.height)];
    })
    .toEqual([0, PHONE.width, PHONE.height]);

  await sheet.getByRole('radio', { name: /^Add to Program Delivery/ }).check({ force: true });
  await sheet.getByRole('button', { name: 'Add to Health Program' }).click();
  await expect(sheet.getByText(/^Your item has been added to your monthly subscription!/)).toBeVisible();
  await sheet.getByRole('link', { name: 'Manage your order' }).click();
  await expect(page).toHaveURL('/user/journey/1/manage-order');

  // It was added, and can be removed.
  const quantity = main(page).getByRole('textbox', { name: `Quantity of ${name}` });
  await expect(quantity).toBeVisible();
  const many = Number(await quantity.inputValue());
  expect(many).toBeGreaterThan(0);
  if (many > 1) {
    await main(page)
      .getByRole('button', { name: `Decrease quantity of ${name.toLowerCase()}` })
      .click();
    await expect(quantity).toHaveValue(String(many - 1));
  }
});

test('the dashboard applies and removes a voucher, and opens the lesson of the week [2.1-15]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await signInAsPriya(page);
  await visit(page, '/user/journey/1/dashboard');
  const content = main(page);
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Health Programs');
  await content.getByRole('textbox', { name: 'Voucher code' }).fill('steady20');
  await content.getByRole('button', { name: 'Apply voucher' }).click();
  await expect(content.getByText('Takes $20.00 off your next order.')).toBeVisible();
  await content.getByRole('button', { name: 'Remove voucher STEADY20' }).click();
  await expect(content.getByRole('textbox', { name: 'Voucher code' })).toBeVisible();

  const current = content.locator('[aria-current="step"]').filter({ hasText: 'Week' }).getByRole('button');
  const lesson = (await current.textContent()) ?? '';
  await current.click();
  const reader = page.getByRole('dialog', { name: lesson });
  await expect(reader.getByRole('heading', { name: 'This week' })).toBeVisible();
  await reader.getByRole('button', { name: 'Close' }).click();
  await expect(current).toBeFocused();
});

test('the food tracker stores a glass of water and a banana [2.1-21]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await page.setViewportSize(PHONE);
  await signInAsPriya(page);
  await visit(page, '/food-tracker');
  const content = main(page);
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Food Tracker');
  await content.getByRole('button', { name: 'Add a glass' }).click();
  await expect(content.getByRole('button', { name: 'Remove a glass' })).toBeVisible();
  await content.getByRole('button', { name: 'Add to snacks' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add to snacks' });
  await sheet.getByRole('combobox').fill('banana');
  await page
    .getByRole('option', { name: /^Banana/ })
    .first()
    .click();
  await sheet.getByRole('button', { name: /^Add Banana/ }).click();
  await expect(sheet).toBeHidden();
  await page.reload();
  const snacks = content.getByRole('list', { name: 'Snacks' });
  await expect(snacks.getByText(/^Banana/).first()).toBeVisible();
  await snacks
    .getByRole('button', { name: /^Remove Banana/ })
    .first()
    .click();
  await content.getByRole('button', { name: 'Remove a glass' }).click();
});
