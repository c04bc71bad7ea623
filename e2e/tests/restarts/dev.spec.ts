import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@saltbush/build/free-port';
import { prepareFolder, ROOT, removeShop, SALTBUSH } from '../../support/shop/folder';
import { descendantsOf, isRunning } from '../../support/shop/processes';
import { SMALL_SHOP } from '../../support/shop/start-shop';
import { expect, test } from '../../support/test';

test.setTimeout(180_000);

const REMOTE = 'mf-cart';

test('npm run dev serves a remote from source, and leaves nothing behind when it is told to end', async () => {
  const folder = prepareFolder();
  const port = await findFreePort();
  const dev = spawn(process.execPath, [SALTBUSH, 'dev', REMOTE], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SMALL_SHOP,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      RELEASES_DIR: join(folder, 'releases'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let source = '';
    for await (const line of createInterface({ input: dev.stdout })) {
      source ||= new RegExp(`^Serving ${REMOTE} from source at ([^?]+)\\?shell=`).exec(line)?.[1] ?? '';
      if (line.startsWith('Saltbush is open')) break;
    }
    const page = await fetch(`http://localhost:${port}/cart`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(source);
    expect((await fetch(`${source}remoteEntry.js`)).status).toBe(200);
    const pids = [dev.pid ?? 0, ...descendantsOf(dev.pid ?? 0)];
    expect(pids.length).toBeGreaterThan(3);
    dev.kill('SIGTERM');
    await expect.poll(() => pids.filter(isRunning), { timeout: 30_000 }).toEqual([]);
    await expect.poll(() => dev.exitCode).toBe(0);
  } finally {
    dev.kill('SIGTERM');
    removeShop({ folder });
  }
});
