import type { Locator, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsPriya } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { addToCartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PRODUCT = `/products/${KNOWN.journeyProduct}`;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** Maximum width of a dialog (section 9.f). */
const DIALOG_WIDTH = 568;

async function askHow(page: Page): Promise<Locator> {
  await addToCartButton(page).click();
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
