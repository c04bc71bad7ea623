import { findApi, findDatabase, findWebServer } from '../../support/shop/find-server';
import { removeShop } from '../../support/shop/folder';
import { isRunning } from '../../support/shop/processes';
import { type Shop, SMALL_SHOP, startShop } from '../../support/shop/start-shop';
import { expect, test } from '../../support/test';

test.setTimeout(180_000);
test.describe.configure({ mode: 'default' });

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop({ env: SMALL_SHOP });
});
test.afterAll(async () => {
  await shop.stop();
  removeShop(shop);
});

const ask = () =>
  fetch(`${shop.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origin },
    body: JSON.stringify({ query: '{ categories { title } }' }),
    signal: AbortSignal.timeout(5000),
  });
const statusOf = (path: string) =>
  fetch(shop.origin + path).then(
    ({ status }) => status,
    () => 0,
  );

test('a killed api is started again: meanwhile calls get 503 with a time to try again, and none hangs', async () => {
  const killed = performance.now();
  process.kill(findApi(shop), 'SIGKILL');
  const statuses = new Set<number>();
  await expect
    .poll(
      async () => {
        const response = await ask();
        statuses.add(response.status);
        if (response.status === 503) expect(response.headers.get('retry-after')).toBe('2');
        return response.status;
      },
      { intervals: [20], timeout: 60_000 },
    )
    .toBe(200);
  const seconds = (performance.now() - killed) / 1000;
  test.info().annotations.push({ type: 'figure', description: `api back after ${seconds.toFixed(2)} s` });
  expect([...statuses].sort()).toEqual([200, 503]);
  await expect.poll(() => statusOf('/_shell/ready')).toBe(200);
});

for (const [name, find] of [
  ['database', findDatabase],
  ['web server', findWebServer],
] as const) {
  test(`a killed ${name} is started again`, async () => {
    const before = find(shop);
    process.kill(before, 'SIGKILL');
    await expect(() => expect(find(shop)).not.toBe(before)).toPass({ timeout: 60_000 });
    expect(isRunning(before)).toBe(false);
    await expect.poll(() => statusOf('/_shell/ready'), { timeout: 60_000 }).toBe(200);
    await expect(async () => expect((await ask()).status).toBe(200)).toPass({ timeout: 60_000 });
  });
}
