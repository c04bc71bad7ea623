import { type Credentials, newCredentials } from '../../support/accounts';
import { placeOrder } from '../../support/buyer/place-order';
import { prepareOrder } from '../../support/buyer/prepare-order';
import { readProduct } from '../../support/buyer/read-product';
import { banner } from '../../support/landmarks';
import { removeShop } from '../../support/shop/folder';
import { SMALL_SHOP, startShop } from '../../support/shop/start-shop';
import { signInInDrawer } from '../../support/steps/sign-in';
import { expect, test } from '../../support/test';

/** Creates an account as the sign-up form does. */
async function signUp(origin: string, account: Credentials): Promise<void> {
  const response = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: origin },
    body: JSON.stringify({ firstName: 'Rea', lastName: 'Start', ...account }),
  });
  expect(response.status, await response.text()).toBe(201);
}

/** A shop that has just started shares the machine with other tests. */
const PATIENCE = { patienceMs: 20_000 };

test('order, account and stock survive a restart of the whole shop', async ({ page }) => {
  test.setTimeout(180_000);
  let shop = await startShop({ env: SMALL_SHOP });
  try {
    const before = await readProduct(shop.origin, undefined, PATIENCE);
    const order = await prepareOrder(shop.origin, before.id, 3, PATIENCE);
    const { reference } = await placeOrder(shop.origin, order, PATIENCE);
    const account = newCredentials('rea');
    await signUp(shop.origin, account);

    await shop.stop();
    shop = await startShop({ folder: shop.folder, port: Number(new URL(shop.origin).port), env: SMALL_SHOP });

    expect(await placeOrder(shop.origin, order, PATIENCE)).toMatchObject({ reference });
    expect((await readProduct(shop.origin, undefined, PATIENCE)).stock).toBe(before.stock - 3);
    await page.goto(`${shop.origin}/?login=true`);
    await signInInDrawer(page, account);
    await expect(banner(page).getByRole('button', { name: 'Account menu, Rea' })).toBeVisible({
      timeout: 20_000,
    });
  } finally {
    await shop.stop();
    removeShop(shop);
  }
});
