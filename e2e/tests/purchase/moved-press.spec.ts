import type { Locator, Page } from '@playwright/test';
import { main } from '../../support/landmarks';
import { interfere } from '../../support/outages/interfere';
import { addProduct } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

interface Pointer {
  down: () => Promise<void>;
  up: () => Promise<void>;
}

async function centreOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

async function mouseOn(page: Page, control: Locator): Promise<Pointer> {
  const { x, y } = await centreOf(control);
  await page.mouse.move(x, y);
  return { down: () => page.mouse.down(), up: () => page.mouse.up() };
}

async function fingerOn(page: Page, control: Locator): Promise<Pointer> {
  const touchPoints = [await centreOf(control)];
  const devtools = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchEnd', points: typeof touchPoints) => {
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  };
  return { down: () => send('touchStart', touchPoints), up: () => send('touchEnd', []) };
}

/** Refuses the first choice of a pharmacy, and holds the next one back until the returned function is called. */
async function holdChoice(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let choices = 0;
  await interfere(page, /\/graphql$/, async (route) => {
    if (!route.request().postData()?.includes('cnc_location_id')) return route.fallback();
    choices += 1;
    if (choices === 1) return route.fulfill({ json: { errors: [{ message: 'Please choose again' }] } });
    await released;
    await route.fallback();
  });
  return release;
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

for (const { name, hasTouch, pointerOn } of [
  { name: 'mouse', hasTouch: false, pointerOn: mouseOn },
  { name: 'finger', hasTouch: true, pointerOn: fingerOn },
]) {
  test.describe(name, () => {
    test.use({ hasTouch });

    test(`the press of a ${name} counts though an answer moves the button from under it [look-13]`, async ({
      page,
    }) => {
      const onwards = main(page).getByRole('button', { name: 'Continue to payment' });
      const missing = main(page).getByText('Please choose a pharmacy to collect from');
      const release = await holdChoice(page);
      await openCollection(page);
      await onwards.click();
      await main(page)
        .getByRole('radio', { name: /Pharmacy/ })
        .first()
        .check();
      await expect(missing).toBeVisible();

      const pointer = await pointerOn(page, onwards);
      const before = await onwards.boundingBox();
      await pointer.down();
      release();
      await expect(missing).toBeHidden();
      expect((await onwards.boundingBox())?.y).not.toBe(before?.y);
      await pointer.up();
      await expect(main(page).getByLabel('Card number')).toBeVisible();
    });
  });
}
