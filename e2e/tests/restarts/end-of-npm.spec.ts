import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@saltbush/build/free-port';
import { prepareFolder, ROOT, removeShop } from '../../support/shop/folder';
import { descendantsOf, isRunning } from '../../support/shop/processes';
import { SMALL_SHOP } from '../../support/shop/start-shop';
import { expect, test } from '../../support/test';

test.setTimeout(180_000);

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`nothing is left of a shop when npm gets ${signal}`, async () => {
    const folder = prepareFolder();
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...SMALL_SHOP,
        NODE_ENV: 'development',
        PORT: String(await findFreePort()),
        DATA_DIR: join(folder, 'data'),
        RELEASES_DIR: join(folder, 'releases'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: npm.stdout });
    for await (const line of lines) if (line.startsWith('Saltbush is open')) break;
    const pids = descendantsOf(npm.pid ?? 0);
    expect(pids.length).toBeGreaterThan(4);
    npm.kill(signal);
    await expect.poll(() => pids.filter(isRunning), { timeout: 30_000 }).toEqual([]);
    removeShop({ folder });
  });
}
