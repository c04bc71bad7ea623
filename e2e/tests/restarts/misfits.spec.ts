import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWebServer } from '../../support/shop/find-server';
import { removeShop } from '../../support/shop/folder';
import { SMALL_SHOP, startShop } from '../../support/shop/start-shop';
import { expect, test } from '../../support/test';

test.setTimeout(120_000);

test('a web server that starts says in its log what current releases need and the api lacks', async () => {
  const lines: string[] = [];
  const shop = await startShop({
    env: { ...SMALL_SHOP, LOG_LEVEL: 'error' },
    onLine: (line) => lines.push(line),
  });
  try {
    const file = join(shop.releasesDir, 'platform', 'schema.graphql');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}categories\b/m, '  shelves'));
    process.kill(findWebServer(shop), 'SIGKILL');
    await expect
      .poll(() => lines.filter((line) => line.includes('A current release needs')), { timeout: 60_000 })
      .toContainEqual(expect.stringMatching(/sends the operation.*Cannot query field .*categories/));
  } finally {
    await shop.stop();
    removeShop(shop);
  }
});
