import type { Page } from '@playwright/test';
import { KNOWN } from '../../api/seed/known';
import { expect, test } from '../support/test';
import { signInAsPriya, visit } from '../support/visit';

const SHELF = 'Bathroom shelf';
const NAME = /Tidewell Magnesium Glycinate 500mg 60/;
const main = (page: Page) => page.getByRole('main');
const shelf = (page: Page) => main(page).getByRole('article', { name: SHELF });

async function chooseAutoDelivery(page: Page): Promise<void> {
  await visit(page, `/products/${KNOWN.magnesiumSmall}`);
  const oneTime = main(page).getByRole('radio', { name: /^One-time purchase/ });
  await expect(oneTime).toBeChecked();
  await main(page)
    .getByRole('radio', { name: /^AutoDelivery/ })
    .check();
}

test('the drawer explains AutoDelivery in four steps, with its picture [2.13-01 2.1-25]', async ({
  page,
}) => {
  await chooseAutoDelivery(page);
  await main(page).getByRole('button', { name: 'How AutoDelivery works' }).click();
  const drawer = page.getByRole('dialog', { name: 'How AutoDelivery works' });
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveCount(4);
  const picture = drawer.locator('img');
  await expect(picture).toHaveAttribute('src', '/images/ad-drawer-main-image.png');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1120);
  await drawer.getByRole('link', { name: 'More about AutoDelivery' }).click();
  await expect(page).toHaveURL(/\/discover\/auto-delivery$/);
});

test('a guest starts an AutoDelivery: the cart shows its frequency [4.e-02]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await chooseAutoDelivery(page);
  await main(page).getByRole('combobox', { name: 'How often?' }).selectOption('Every 8 weeks');
  await main(page).getByRole('button', { name: 'Add to AutoDelivery' }).first().click();
  await expect(main(page).getByRole('button', { name: 'Added to AutoDelivery' }).first()).toBeVisible();
  await visit(page, '/cart');
  await expect(main(page)).toContainText('AutoDelivery every 8 weeks');
});

test('product page → existing AutoDelivery → its management [2.10-17 4.e-04 2.19-02]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await signInAsPriya(page);
  await chooseAutoDelivery(page);
  await main(page).getByRole('radio', { name: 'Select Existing' }).check();
  const list = main(page).getByRole('combobox', { name: 'Your AutoDeliveries' });
  await expect(list).toBeVisible();
  await main(page).getByRole('button', { name: 'Add to AutoDelivery' }).first().click();
  await expect(main(page).getByText('Please select an existing AutoDelivery')).toBeVisible();
  await expect(list).toBeFocused();
  await list.selectOption(`${SHELF} (every 4 weeks)`);
  await main(page).getByRole('button', { name: 'Add to AutoDelivery' }).first().click();
  await expect(main(page).getByRole('button', { name: 'Added to AutoDelivery' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/user\/autodelivery$/);

  const item = shelf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: NAME }) });
  await item.getByRole('button', { name: /^Increase/ }).click();
  await expect(item.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2');
  await shelf(page).getByRole('button', { name: 'Pause' }).click();
  await expect(shelf(page).getByText('Paused. Nothing is charged')).toBeVisible();
  await shelf(page).getByRole('button', { name: 'Resume' }).click();
  await expect(shelf(page).getByText('Running again.')).toBeVisible();

  await page.reload();
  await expect(item.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2');
  await item.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove item' }).click();
  await expect(shelf(page).getByText(/was removed/)).toBeVisible();
  await expect(item).toHaveCount(0);
});
