import type { Page } from '@playwright/test';
import { PRODUCT } from '../../support/paths';
import { addProduct, cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

/** How long the shop waits for a part before it says so: its code arrives shortly before, at, and long after that. */
const DELAYS_MS = [2300, 2450, 2500, 2600, 4000];
/** A processor that is slowed down four times and shared with other work takes long, and says nothing about the mini-cart. */
const PATIENCE = { timeout: 60_000 };
const CHUNKS_OF_CART = /\/releases\/mf-cart\/[^/]+\/browser\/chunks\//;

/** Holds back the code of mf-cart by a time that can be changed, and counts what it has held back. */
async function delayCart(page: Page): Promise<{ ms: number; held: number }> {
  const delay = { ms: 0, held: 0 };
  await page.route(CHUNKS_OF_CART, async (route) => {
    delay.held += 1;
    await new Promise((resolve) => setTimeout(resolve, delay.ms));
    await route.continue();
  });
  return delay;
}

test('on a busy phone the mini-cart opens whenever its code arrives', async ({ page }) => {
  test.setTimeout(DELAYS_MS.length * 2 * PATIENCE.timeout);
  await page.setViewportSize({ width: 390, height: 844 });
  const delay = await delayCart(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await addProduct(page);
  for (delay.ms of DELAYS_MS) {
    await page.goto(PRODUCT);
    const trigger = cartButton(page, 1);
    await expect(trigger).toBeVisible();
    delay.held = 0;
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await trigger.click(PATIENCE);
    await expect(page.getByRole('dialog', { name: 'Cart (1)' }), `after ${delay.ms} ms`).toBeVisible(
      PATIENCE,
    );
    expect(delay.held, 'its code was held back').toBeGreaterThan(0);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
});
