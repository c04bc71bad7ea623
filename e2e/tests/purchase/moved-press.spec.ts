import type { Locator, Page } from '@playwright/test';
import { gate } from '../../support/gate';
import { main } from '../../support/landmarks';
import { interfere } from '../../support/outages/interfere';
import { addProduct, addToCartButton, cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

async function centreOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Refuses the first choice of a pharmacy, and holds the next one back until the returned function is called. */
async function holdChoice(page: Page): Promise<() => void> {
  const { open, opened } = gate();
  let choices = 0;
  await interfere(page, /\/graphql$/, async (route) => {
    if (!route.request().postData()?.includes('cnc_location_id')) return route.fallback();
    choices += 1;
    if (choices === 1) return route.fulfill({ json: { errors: [{ message: 'Please choose again' }] } });
    await opened;
    await route.fallback();
  });
  return open;
}

/** Opens the choice of a pharmacy as a guest. */
async function openCollection(page: Page): Promise<void> {
  await addProduct(page);
  await page.goto('/checkout');
  await main(page).getByLabel('E-mail').fill('moved@example.com');
  await main(page).getByLabel('First name').fill('Mo');
  await main(page).getByLabel('Last name').fill('Ved');
  await main(page).getByRole('button', { name: 'Continue to delivery' }).click();
  await main(page).getByText('Click and collect').click();
}

test('the press of a mouse counts though an answer moves the button from under it [look-13]', async ({
  page,
}) => {
  const onwards = main(page).getByRole('button', { name: 'Continue to payment' });
  const missing = main(page).getByText('Please choose a pharmacy to collect from');
  const release = await holdChoice(page);
  await openCollection(page);
  await expect(main(page).getByText('Please choose again')).toBeVisible();
  await onwards.click();
  await main(page)
    .getByRole('radio', { name: /Pharmacy/ })
    .first()
    .check();
  await expect(missing).toBeVisible();

  const { x, y } = await centreOf(onwards);
  await page.mouse.move(x, y);
  await page.mouse.down();
  release();
  await expect(missing).toBeHidden();
  expect(await centreOf(onwards)).not.toEqual({ x, y });
  await page.mouse.up();
  await expect(main(page).getByLabel('Card number')).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('the press of a finger counts though the button moves from under it [look-13]', async ({ page }) => {
    await addProduct(page);
    // What holds presses comes with the first use of the page.
    await page.waitForLoadState('networkidle');
    const button = addToCartButton(page);
    // The page moves at once: a finger that stays longer than half a second presses nothing.
    await page.evaluate(() => {
      const { style } = document.body;
      style.paddingBlockStart = '200px';
      window.addEventListener('pointerdown', () => style.removeProperty('padding-block-start'), {
        once: true,
      });
    });
    const touchPoints = [await centreOf(button)];
    const before = await button.boundingBox();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(cartButton(page, 2)).toBeVisible();
    expect((await button.boundingBox())?.y).not.toBe(before?.y);
  });
});
