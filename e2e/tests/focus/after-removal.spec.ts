import type { Page } from '@playwright/test';
import { expectFocusKept } from '../../support/keyboard/focus';
import { main } from '../../support/landmarks';
import { LISTING } from '../../support/paths';
import { addProduct } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

/** Presses a button by keyboard. */
async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

test('removing the focused element leaves the focus nearby', async ({ page, quietConsole: _ }) => {
  await addProduct(page);
  await visit(page, '/cart');

  await main(page).locator('summary', { hasText: 'offers for you' }).focus();
  await page.keyboard.press('Enter');
  await pressButton(page, 'Use FREESHIP');
  await expect(main(page).getByRole('button', { name: 'Remove offer FREESHIP' })).toBeVisible();
  await expectFocusKept(page);

  await pressButton(page, 'Remove offer FREESHIP');
  await expect(main(page).getByLabel('Offer code')).toBeVisible();
  await expectFocusKept(page);

  await pressButton(page, /^Remove Tidewell/);
  await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectFocusKept(page);

  await pressButton(page, 'Undo');
  await expect(main(page).getByRole('button', { name: /^Remove Tidewell/ })).toBeVisible();
  await expectFocusKept(page);
});

test('clearing filters and accepting a location leave the focus on the page', async ({
  page,
  quietConsole: _,
}) => {
  await visit(page, LISTING);
  await pressButton(page, 'Got it');
  await expect(page.getByRole('button', { name: 'Delivering to: Sydney, 2000' })).toBeFocused();
  await main(page).getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await pressButton(page, /^Clear/);
  await expect(page.getByRole('button', { name: /^Clear/ })).toBeHidden();
  await expectFocusKept(page);
});
