import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { main } from '../../support/landmarks';
import { addToCartButton, cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

/** Of no other test of promotions: no sample promotion holds for it. */
const SLUG = KNOWN.limited;
const TITLE = 'Honey pairs save 30%';
const MET = '30% off the pair is included.';
const UNMET = 'Buy 2 to save 30%.';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Types a draft by its labels, and chooses its product. */
async function write(page: Page): Promise<void> {
  const fill = (label: string, words: string) => main(page).getByLabel(label, { exact: true }).fill(words);
  await fill('Minimum quantity', '2');
  await fill('Percentage off', '30');
  await main(page).getByLabel('From', { exact: true }).fill('2026-01-01T09:00');
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await main(page).getByLabel('Until', { exact: true }).fill(`${until}T09:00`);
  await fill('Title', TITLE);
  await fill('Description', 'Any two jars of honey.');
  await fill('Cart message when it applies', MET);
  await fill('Cart message when more is needed', UNMET);
  const search = main(page).getByRole('textbox', { name: 'Find by name or code' });
  await search.fill('jarrah and bee wild jarrah honey 380g');
  await search.press('Enter');
  await main(page)
    .getByRole('button', { name: /^Add Jarrah & Bee.*380g/ })
    .click();
}

/** Opens a page until it has, or has not, some words: documents follow a change within seconds. */
async function expectWords(page: Page, path: string, words: string, isThere = true): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(main(page).getByText(words).first()).toBeVisible({ visible: isThere, timeout: 1500 });
  }).toPass({ timeout: 45_000 });
}

test('an editor drafts and tries a promotion, a manager publishes and ends it, and carts follow [promotions-01] [promotions-05]', async ({
  page,
  browser,
}) => {
  await signInAsDemo(page, 'content');
  await page.goto('/staff/promotions');
  await expect(main(page).getByRole('heading', { name: 'Promotions', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'New promotion' }).click();
  await write(page);
  await press(page, 'Save draft');
  await expect(main(page).getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await press(page, 'Price this cart');
  const tried = main(page).getByRole('region', { name: 'Lines of the cart' });
  await expect(tried).toContainText(MET);
  await expectAccessible(page);
  await expect(main(page).getByRole('button', { name: 'Publish' })).toHaveCount(0);
  const desk = new URL(page.url()).pathname;
  const shown = `/promotions/${desk.split('/').at(-1)}`;

  const shopper = await browser.newPage();
  await shopper.goto(`/products/${SLUG}`);
  await addToCartButton(shopper).click();
  await expect(cartButton(shopper, 1)).toBeVisible();
  await shopper.goto('/cart');
  await expect(
    main(shopper)
      .getByText(/Wild Jarrah Honey/)
      .first(),
  ).toBeVisible();
  await expect(main(shopper).getByText(UNMET)).toHaveCount(0);

  const manager = await browser.newPage();
  await signInAsDemo(manager, 'staff');
  await manager.goto(desk);
  await press(manager, 'Publish');
  await manager.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(main(manager).getByRole('button', { name: 'End promotion' })).toBeVisible();
  await expectAccessible(manager);
  await shopper.reload();
  await expect(main(shopper).getByText(UNMET)).toBeVisible();
  await expectWords(shopper, shown, TITLE);
  await expect(main(shopper).locator(`a[href^="/products/${SLUG}"]`).first()).toBeVisible();

  await press(manager, 'End promotion');
  await manager.getByRole('dialog').getByRole('button', { name: 'End promotion' }).click();
  await expect(main(manager).getByRole('button', { name: 'End promotion' })).toHaveCount(0);
  // The cart is there, and says nothing of the promotion any more.
  await expect(async () => {
    await shopper.goto('/cart');
    const honey = main(shopper).getByText(/Wild Jarrah Honey/);
    await expect(honey.first()).toBeVisible({ timeout: 5000 });
    await expect(main(shopper).getByText(UNMET)).toHaveCount(0, { timeout: 1500 });
  }).toPass({ timeout: 45_000 });
  await expectWords(shopper, shown, TITLE, false);
});
