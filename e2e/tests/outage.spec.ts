import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { KNOWN } from '../../api/seed/known';
import { stopApi } from '../support/api-outage';
import { placeOrder, prepareOrder, send } from '../support/buyer';
import { runStart } from '../support/processes';
import { removeShop, type Shop, startShop } from '../support/shop';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

let shop: Shop;
let env: NodeJS.ProcessEnv;
test.beforeAll(async () => {
  env = { SEED_PRODUCTS: '100', API_PORT: String(await getPort()) };
  shop = await startShop({ env });
});
test.afterAll(async () => {
  await shop.stop();
  removeShop(shop);
});

test('pages report that the api is down and recover by themselves', async ({ page, context }) => {
  await page.goto(shop.origin);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, / })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const startApi = await stopApi(shop, Number(env.API_PORT));

  // One page that is already open, and one opened during the outage.
  await page.getByRole('contentinfo').getByRole('link', { name: 'All brands' }).click();
  const visit = await context.newPage();
  await visit.goto(`${shop.origin}/products/${KNOWN.magnesium}`);
  for (const tab of [page, visit]) {
    await expect(tab.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await expect(tab.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  }

  await startApi();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Tidewell/ })
      .first(),
  ).toBeVisible({
    timeout: 40_000,
  });
  await expect(visit.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible({
    timeout: 40_000,
  });
  for (const tab of [page, visit]) await expect(tab.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** Creates an account as the sign-up form does. */
async function signUp(account: { email: string; password: string }): Promise<void> {
  const response = await fetch(`${shop.origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origin },
    body: JSON.stringify({ firstName: 'Rea', lastName: 'Start', ...account }),
  });
  expect(response.status, await response.text()).toBe(201);
}

async function readProduct(): Promise<{ id: string; stock: number }> {
  const query = 'query Product($slug: String!) { product(slug: $slug) { id stock } }';
  const variables = { slug: KNOWN.multibuy };
  return (await send<{ product: { id: string; stock: number } }>(shop.origin, query, variables)).product;
}

test('order, account and stock survive a restart of the whole shop', async ({ page }) => {
  const before = await readProduct();
  const order = await prepareOrder(shop.origin, before.id, 3);
  const { reference } = await placeOrder(shop.origin, order);
  const account = { email: `rea.${randomUUID()}@example.com`, password: 'Banksia!72grows' };
  await signUp(account);

  await shop.stop();
  shop = await startShop({ folder: shop.folder, port: Number(new URL(shop.origin).port), env });

  expect(await placeOrder(shop.origin, order)).toMatchObject({ reference });
  expect((await readProduct()).stock).toBe(before.stock - 3);
  await page.goto(`${shop.origin}/?login=true`);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('E-mail').fill(account.email);
  await drawer.getByLabel('Password', { exact: true }).fill(account.password);
  await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu, Rea' })).toBeVisible({
    timeout: 20_000,
  });
});

test.describe('a shop that cannot start prints one line and exits with code 1', () => {
  async function expectRefusal(settings: NodeJS.ProcessEnv, reason: RegExp): Promise<void> {
    const free = { PORT: String(await getPort()), DATA_DIR: join(shop.folder, 'unused') };
    const ended = await runStart({ RELEASES_DIR: shop.releasesDir, ...free, ...settings });
    expect(ended.errors).toEqual([expect.stringMatching(reason)]);
    expect(ended.code).toBe(1);
  }

  test('if the port is in use', async () => {
    const { port } = new URL(shop.origin);
    await expectRefusal({ PORT: port }, new RegExp(`^Port ${port} is in use\\. Set PORT to another one\\.$`));
  });

  test('if the data folder is in use', async () => {
    await expectRefusal(
      { DATA_DIR: join(shop.folder, 'data') },
      /^The data folder .* is in use by process \d+/,
    );
  });

  test('if the data folder is damaged', async () => {
    const DATA_DIR = join(shop.folder, 'damaged');
    mkdirSync(join(DATA_DIR, 'db'), { recursive: true });
    writeFileSync(join(DATA_DIR, 'db/data.mdb'), 'this is not a database'.repeat(5000));
    await expectRefusal({ DATA_DIR }, /^The data folder .* is damaged \(.*\); /);
  });

  test('if the database does not respond', async () => {
    const host = `127.0.0.1:${await getPort()}`;
    await expectRefusal(
      { MONGODB_URI: `mongodb://${host}/?replicaSet=rs0` },
      new RegExp(`^The database at ${host} cannot be used: `),
    );
  });

  test('if the database address is invalid', async () => {
    await expectRefusal(
      { MONGODB_URI: 'localhost' },
      /^Invalid configuration: MONGODB_URI must begin with mongodb:/,
    );
  });
});
