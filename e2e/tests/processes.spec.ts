import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { descendantsOf, findApi, findDatabase, findWebServer, isRunning } from '../support/processes';
import { ROOT, removeShop, type Shop, startShop } from '../support/shop';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const SETTINGS = { SEED_PRODUCTS: '100', LOG_LEVEL: 'silent' };

test.describe('a server that is killed is started again', () => {
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await startShop({ env: SETTINGS });
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

  test('the api: meanwhile calls get 503 with a time to try again, and none hangs', async () => {
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
    ['the database', findDatabase],
    ['the web server', findWebServer],
  ] as const) {
    test(name, async () => {
      const before = find(shop);
      process.kill(before, 'SIGKILL');
      await expect(() => expect(find(shop)).not.toBe(before)).toPass({ timeout: 60_000 });
      expect(isRunning(before)).toBe(false);
      await expect.poll(() => statusOf('/_shell/ready'), { timeout: 60_000 }).toBe(200);
      await expect(async () => expect((await ask()).status).toBe(200)).toPass({ timeout: 60_000 });
    });
  }
});

test.describe('nothing is left of a shop', () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    test(`when npm gets ${signal}`, async () => {
      const shop = await startShop({ env: SETTINGS });
      await shop.stop();
      const npm = spawn('npm', ['start'], {
        cwd: ROOT,
        env: {
          ...process.env,
          ...SETTINGS,
          NODE_ENV: 'development',
          PORT: String(await getPort()),
          DATA_DIR: join(shop.folder, 'data'),
          RELEASES_DIR: shop.releasesDir,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines = createInterface({ input: npm.stdout });
      for await (const line of lines) if (line.startsWith('Saltbush is open')) break;
      const pids = descendantsOf(npm.pid ?? 0);
      expect(pids.length).toBeGreaterThan(4);
      npm.kill(signal);
      await expect.poll(() => pids.filter(isRunning), { timeout: 30_000 }).toEqual([]);
      removeShop(shop);
    });
  }
});
