import { copyRelease, currentRelease } from '../../support/releases/copy-release';
import { releaseForVisitor, releaseOnPage } from '../../support/releases/release-in-use';
import { type ReleasesServer, startReleasesServer } from '../../support/releases/releases-server';
import { lookupForm, NEXT, REMOTE, watchFiles } from '../../support/steps/releases';
import { expect, test } from '../../support/test';

let server: ReleasesServer;
let first: string;

test.beforeAll(async () => {
  server = await startReleasesServer();
  first = currentRelease(server.releasesDir, REMOTE);
  copyRelease(server.releasesDir, REMOTE, NEXT);
});
test.afterAll(() => server.stop());

test('an override set in the panel applies to this browser only and can be removed', async ({
  page,
  playwright,
}) => {
  const stranger = await playwright.request.newContext();
  const address = `${server.origin}/releases/${REMOTE}/${NEXT}/browser/`;
  const override = async (url: string) => {
    await page.goto(`${server.origin}/_shell`);
    const row = page.getByRole('row', { name: new RegExp(REMOTE) });
    await row.getByLabel(`Override address of ${REMOTE}`).fill(url);
    await row.getByRole('button', { name: 'Set' }).click();
  };

  await override('https://elsewhere.example/');
  await expect(page.getByText('This origin is not allowed. Add it to OVERRIDE_ORIGINS.')).toBeVisible();

  await override(address);
  const files = watchFiles(page);
  await page.goto(`${server.origin}/order-lookup`);
  await expect(lookupForm(page)).toBeVisible();
  await expect(page.locator('.sb-override-badge')).toBeVisible();
  expect(await releaseOnPage(page, REMOTE)).toBe('override');
  await expect.poll(() => files).toContain(`200 ${new URL(address).pathname}remoteEntry.js`);
  expect(await releaseForVisitor(stranger, `${server.origin}/`, REMOTE)).toBe(first);

  await override('');
  await page.goto(`${server.origin}/order-lookup`);
  await expect(lookupForm(page)).toBeVisible();
  await expect(page.locator('.sb-override-badge')).toHaveCount(0);
  expect(await releaseOnPage(page, REMOTE)).toBe(first);
});
