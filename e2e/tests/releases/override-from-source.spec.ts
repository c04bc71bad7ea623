import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { releaseOnPage } from '../../support/releases/release-in-use';
import { type ReleasesServer, startReleasesServer } from '../../support/releases/releases-server';
import { ROOT, SALTBUSH } from '../../support/shop/folder';
import { lookupForm, REMOTE } from '../../support/steps/releases';
import { expect, test } from '../../support/test';

test.setTimeout(240_000);

let shop: ReleasesServer;
test.beforeAll(async () => {
  shop = await startReleasesServer();
});
test.afterAll(() => shop.stop());

/** The link that `npm run dev -- mf-… --shop` prints, which has the remote's address entered. */
async function readLink(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const link = /^Set it in (.+)$/.exec(line)?.[1];
    if (link) return link;
  }
  throw new Error('npm run dev ended without a link');
}

test('a remote from source runs in a shop that was built for production, on another origin', async ({
  page,
}) => {
  const dev = spawn(process.execPath, [SALTBUSH, 'dev', REMOTE, '--shop', shop.origin], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await page.goto(await readLink(dev.stdout));
    const row = page.getByRole('row', { name: new RegExp(REMOTE) }).first();
    await expect(row.getByLabel(`Override address of ${REMOTE}`)).toHaveValue(/\?shell=http/);
    await row.getByRole('button', { name: 'Set' }).click();
    await page.goto(`${shop.origin}/order-lookup`);
    await expect(lookupForm(page)).toBeVisible({ timeout: 60_000 });
    expect(await releaseOnPage(page, REMOTE)).toBe('override');
    await lookupForm(page).fill('SB-2222-2222');
    await expect(lookupForm(page)).toHaveValue('SB-2222-2222');
  } finally {
    dev.kill('SIGTERM');
  }
});
