import type { Locator, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsPriya } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { responseTo } from '../../support/operations';
import { addToCartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PRODUCT = `/products/${KNOWN.journeyProduct}`;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const LOW_DESK = { width: 1440, height: 320 };
/** Maximum width of a dialog, and of its height the share of the window's (section 9.f). */
const DIALOG_WIDTH = 568;
const DIALOG_HEIGHT = 0.95;
const BENEFITS =
  'Enjoy 10% off, 3x rewards points and free delivery with your monthly Weight Management Program subscription. T&Cs apply.';
const ADDED =
  'Your item has been added to your monthly subscription! It will be delivered along with your next subscription order.';

async function askHow(page: Page): Promise<Locator> {
  await addToCartButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Choose delivery option' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const option = (dialog: Locator, name: RegExp) => dialog.getByRole('radio', { name });

/** Both options, the stepper, and a button that says what it will do. */
async function expectOptions(dialog: Locator, nextPeriod: string): Promise<void> {
  const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });
  await expect(dialog).toContainText('One-time purchase');
  await expect(dialog).toContainText(
    `${BENEFITS} Your next delivery is on: ${date.format(new Date(nextPeriod))}`,
  );
  await expect(dialog.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  await option(dialog, /^Add to cart/).check({ force: true });
  await expect(dialog.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
  await option(dialog, /^Add to Program Delivery/).check({ force: true });
  await expect(dialog.getByRole('button', { name: 'Add to Health Program' })).toBeVisible();
  const quantity = dialog.getByRole('textbox', { name: 'Quantity' });
  await expect(quantity).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity).toHaveValue('2');
}

const boxOf = async (dialog: Locator) => (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('a program product can be added to the next program order [2.1-16 2.12-01 2.12-02 2.12-03 2.12-04 2.12-05 2.12-06 2.12-07 9.a-12 9.f-03]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await page.setViewportSize(DESK);
  await signInAsPriya(page);
  await visit(page, PRODUCT);
  const name = (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '';

  // Centred on a desktop, at the bottom on a phone.
  const subscribed = responseTo(page, 'JourneySubscriptions');
  const modal = await askHow(page);
  const [{ next_period_at }] = (await (await subscribed).json()).data.journey_subscriptions;
  await expect.poll(async () => (await boxOf(modal)).width).toBeLessThanOrEqual(DIALOG_WIDTH);
  const { x, y, width, height } = await boxOf(modal);
  expect(x + width / 2).toBeCloseTo(DESK.width / 2, -1);
  expect(y + height).toBeLessThan(DESK.height - 50);
  await expectOptions(modal, next_period_at);
  await page.setViewportSize(LOW_DESK);
  await expect
    .poll(async () => (await boxOf(modal)).height)
    .toBeLessThanOrEqual(LOW_DESK.height * DIALOG_HEIGHT);
  await page.setViewportSize(DESK);
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

  await option(sheet, /^Add to Program Delivery/).check({ force: true });
  await sheet.getByRole('button', { name: 'Add to Health Program' }).click();
  await expect(sheet.getByText(ADDED)).toBeVisible();
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
