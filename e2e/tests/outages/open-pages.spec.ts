import { footer, main } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { startApiRelay } from '../../support/shop/api-relay';
import { startWebServer } from '../../support/shop/web-server';
import { shopOrigin } from '../../support/shop-origin';
import { addToCartButton, cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

let api: Awaited<ReturnType<typeof startApiRelay>>;
let server: Awaited<ReturnType<typeof startWebServer>>;
test.beforeAll(async () => {
  api = await startApiRelay(shopOrigin());
  server = await startWebServer(api.url);
});
test.afterAll(async () => {
  server.stop();
  await api.stop();
});

test('pages report that the api is down and recover by themselves', async ({ page, context }) => {
  await page.goto(server.origin);
  await expect(cartButton(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await api.stop();

  // One page that is already open, and one opened during the outage.
  await footer(page).getByRole('link', { name: 'All brands' }).click();
  const visit = await context.newPage();
  await visit.goto(`${server.origin}${PRODUCT}`);
  for (const tab of [page, visit]) {
    await expect(main(tab).getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await expect(main(tab).getByRole('button', { name: 'Try again' })).toBeVisible();
  }

  await api.resume();
  await expect(
    main(page)
      .getByRole('link', { name: /Tidewell/ })
      .first(),
  ).toBeVisible({
    timeout: 40_000,
  });
  await expect(addToCartButton(visit)).toBeVisible({
    timeout: 40_000,
  });
  for (const tab of [page, visit]) await expect(main(tab).getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
