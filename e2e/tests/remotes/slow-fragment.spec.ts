import type { Page } from '@playwright/test';
import { PRODUCT } from '../../support/paths';
import { addProduct, cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

/** How long the shop waits for a part before it says so: its code arrives shortly before, at, and long after that. */
const DELAYS_MS = [2300, 2450, 2500, 2600, 4000];
/** On a machine that is busy itself, eight times slower is slow. */
const PATIENCE = { timeout: 40_000 };

/** Holds back the code of a fragment of mf-cart by a time that can be changed. */
async function delayFragment(page: Page, chunk: RegExp): Promise<{ ms: number }> {
  const delay = { ms: 0 };
  await page.route(
    (url) => url.pathname.startsWith('/releases/mf-cart/') && chunk.test(url.pathname),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay.ms));
      await route.continue();
    },
  );
  return delay;
}

test('on a busy phone the mini-cart opens whenever its code arrives', async ({ page }) => {
  test.setTimeout(DELAYS_MS.length * PATIENCE.timeout);
  const delay = await delayFragment(page, /mini-cart.*\.js$/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await addProduct(page);
  for (delay.ms of DELAYS_MS) {
    await page.goto(PRODUCT);
    const trigger = cartButton(page, 1);
    await expect(trigger).toBeVisible();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await trigger.click();
    await expect(page.getByRole('dialog', { name: 'Cart (1)' }), `after ${delay.ms} ms`).toBeVisible(
      PATIENCE,
    );
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
});
