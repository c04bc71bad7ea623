import { main } from '../../support/landmarks';
import {
  addToAutoDeliveryButton,
  chooseAutoDelivery,
  expectAddedToAutoDelivery,
} from '../../support/steps/autodelivery';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

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
  await addToAutoDeliveryButton(page).click();
  await expectAddedToAutoDelivery(page);
  await visit(page, '/cart');
  await expect(main(page)).toContainText('AutoDelivery every 8 weeks');
});
