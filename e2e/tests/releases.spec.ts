import type { Page } from '@playwright/test';
import { readRegistry } from '@saltbush/build';
import { promote, rollback, setCanary } from '../../shell/build/src/releases/pointer';
import { copyRelease, fingerprintReleases, releaseForVisitor, releaseOnPage } from '../support/releases';
import { removeShop, type Shop, startShop } from '../support/shop';
import { expect, test } from '../support/test';

const REMOTE = 'mf-account';
const NEXT = '0.2.0-next';
const LISTING = '/browse/vitamins-supplements';

test.describe.configure({ mode: 'serial' });

let shop: Shop;
let first: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await startShop({ env: { SEED_PRODUCTS: '100' } });
  first = readRegistry(shop.releasesDir).remotes[REMOTE]?.current.id ?? '';
  copyRelease(shop.releasesDir, REMOTE, NEXT);
});
test.afterAll(async () => {
  await shop.stop();
  removeShop(shop);
});

/** Addresses of the remote's files that a page asks for from now on. */
function watchFiles(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`/releases/${REMOTE}/`)) paths.push(`${response.status()} ${pathname}`);
  });
  return paths;
}

test('a release while a page is open: the page keeps its own, new visits get the new one', async ({
  page,
  context,
}) => {
  const before = fingerprintReleases(shop.releasesDir);
  await page.goto(`${shop.origin}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in or join' })).toBeVisible();
  const files = watchFiles(page);

  await promote(REMOTE, NEXT, shop.releasesDir);
  await expect.poll(() => releaseForVisitor(context.request, `${shop.origin}/`, REMOTE)).toBe(NEXT);

  // Parts of the old release that this page has not loaded yet still come, and from the old folder.
  await page.getByRole('banner').getByRole('button', { name: 'Sign in or join' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find an order' }).click();
  await expect(page.getByRole('main').getByLabel('Order reference')).toBeVisible();
  expect(await releaseOnPage(page, REMOTE)).toBe(first);
  expect(files.filter((file) => !file.startsWith(`200 /releases/${REMOTE}/${first}/`))).toEqual([]);
  expect(files.length).toBeGreaterThan(1);

  // A new visit in the same browser runs on the new release.
  const visit = await context.newPage();
  const visitFiles = watchFiles(visit);
  await visit.goto(`${shop.origin}/order-lookup`);
  await expect(visit.getByRole('main').getByLabel('Order reference')).toBeVisible();
  expect(await releaseOnPage(visit, REMOTE)).toBe(NEXT);
  await expect.poll(() => visitFiles.length).toBeGreaterThan(0);
  expect(visitFiles.filter((file) => !file.includes(`/${NEXT}/`))).toEqual([]);

  // Nothing but the pointer moved.
  expect(fingerprintReleases(shop.releasesDir)).toEqual(before);
});

test('a rollback is seen by the next visit within a second, and touches no release', async ({ request }) => {
  const before = fingerprintReleases(shop.releasesDir);
  for (const address of [`${shop.origin}/`, `${shop.origin}${LISTING}`]) {
    await promote(REMOTE, NEXT, shop.releasesDir);
    await expect.poll(() => releaseForVisitor(request, address, REMOTE)).toBe(NEXT);

    const started = performance.now();
    expect(await rollback(REMOTE, undefined, shop.releasesDir)).toBe(first);
    await expect
      .poll(() => releaseForVisitor(request, address, REMOTE), { intervals: [20], timeout: 5000 })
      .toBe(first);
    expect(performance.now() - started).toBeLessThan(1000);
  }
  expect(fingerprintReleases(shop.releasesDir)).toEqual(before);
  for (const [remote, entry] of Object.entries(readRegistry(shop.releasesDir).remotes)) {
    if (remote !== REMOTE) expect(entry.current.id).not.toBe(NEXT);
  }
});

test('a canary of share 1 reaches every visitor, of share 0 none', async ({ playwright }) => {
  const visitors = Array.from({ length: 5 }, () => playwright.request.newContext());
  const releases = async () => {
    const seen = (await Promise.all(visitors)).map((visitor) =>
      releaseForVisitor(visitor, `${shop.origin}/`, REMOTE),
    );
    return [...new Set(await Promise.all(seen))];
  };
  await setCanary(REMOTE, NEXT, 1, shop.releasesDir);
  await expect.poll(releases).toEqual([NEXT]);
  expect(readRegistry(shop.releasesDir).remotes[REMOTE]?.current.id).toBe(first);
  await setCanary(REMOTE, NEXT, 0, shop.releasesDir);
  await expect.poll(releases).toEqual([first]);
  for (const visitor of visitors) await (await visitor).dispose();
});
