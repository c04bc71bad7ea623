import type { Page } from '@playwright/test';
import { readRegistry } from '@saltbush/build';
import { promote, rollback, setCanary } from '../../shell/build/src/releases/pointer';
import { copyRelease, fingerprintReleases, releaseForVisitor, releaseOnPage } from '../support/releases';
import { removeShop, type Shop, startShop } from '../support/shop';
import { expect, test } from '../support/test';

const REMOTE = 'mf-account';
const NEXT = '0.2.0-next';

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

const lookupForm = (page: Page) => page.getByRole('main').getByLabel('Order reference');
const others = () => ({ ...readRegistry(shop.releasesDir).remotes, [REMOTE]: undefined });

/** Records responses for the remote's files from now on. */
function watchFiles(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`/releases/${REMOTE}/`)) answers.push(`${response.status()} ${pathname}`);
  });
  return answers;
}

/** Opens parts of the remote that the page has not loaded yet. */
async function useRemote(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in or join' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find an order' }).click();
  await expect(lookupForm(page)).toBeVisible();
}

test('an open page keeps its release through a promotion and a rollback', async ({ page, context }) => {
  const folders = fingerprintReleases(shop.releasesDir);
  const pointers = others();
  const newVisits = () => releaseForVisitor(context.request, `${shop.origin}/`, REMOTE);
  await page.goto(`${shop.origin}/`);
  const files = watchFiles(page);

  await promote(REMOTE, NEXT, shop.releasesDir);
  await expect.poll(newVisits).toBe(NEXT);
  const visit = await context.newPage();
  const visitFiles = watchFiles(visit);
  await visit.goto(`${shop.origin}/`);

  // Each page loads missing parts from its own release, whichever one is current.
  await useRemote(page);
  expect(await rollback(REMOTE, undefined, shop.releasesDir)).toBe(first);
  await expect.poll(newVisits).toBe(first);
  await useRemote(visit);
  expect(await releaseOnPage(page, REMOTE)).toBe(first);
  expect(await releaseOnPage(visit, REMOTE)).toBe(NEXT);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !file.startsWith(`200 /releases/${REMOTE}/${first}/`))).toEqual([]);
  expect(visitFiles.length).toBeGreaterThan(1);
  expect(visitFiles.filter((file) => !file.startsWith(`200 /releases/${REMOTE}/${NEXT}/`))).toEqual([]);

  // Only one pointer moved.
  expect(fingerprintReleases(shop.releasesDir)).toEqual(folders);
  expect(others()).toEqual(pointers);
});

test('a canary reaches its share of visitors, and they keep it', async ({ playwright }) => {
  const visitorAt = async (id: string) => {
    const cookie = `saltbush_visitor=${id}`;
    const request = await playwright.request.newContext({ extraHTTPHeaders: { cookie } });
    return () => releaseForVisitor(request, `${shop.origin}/`, REMOTE);
  };
  const [low, high] = [await visitorAt('40000000'), await visitorAt('c0000000')];
  const shown = async () => [await low(), await high()];

  for (const [share, expected] of [
    [0.5, [NEXT, first]],
    [1, [NEXT, NEXT]],
    [0, [first, first]],
  ] as const) {
    await setCanary(REMOTE, NEXT, share, shop.releasesDir);
    await expect.poll(shown).toEqual(expected);
    expect(await shown()).toEqual(expected);
    expect(readRegistry(shop.releasesDir).remotes[REMOTE]?.current.id).toBe(first);
  }
});

test('an override set in the panel applies to this browser only and can be removed', async ({
  page,
  playwright,
}) => {
  const stranger = await playwright.request.newContext();
  const address = `${shop.origin}/releases/${REMOTE}/${NEXT}/browser/`;
  const override = async (url: string) => {
    await page.goto(`${shop.origin}/_shell`);
    const row = page.getByRole('row', { name: new RegExp(REMOTE) });
    await row.getByLabel(`Override address of ${REMOTE}`).fill(url);
    await row.getByRole('button', { name: 'Set' }).click();
  };

  await override('https://elsewhere.example/');
  await expect(page.getByText('This origin is not allowed. Add it to OVERRIDE_ORIGINS.')).toBeVisible();

  await override(address);
  const files = watchFiles(page);
  await page.goto(`${shop.origin}/order-lookup`);
  await expect(lookupForm(page)).toBeVisible();
  await expect(page.locator('.sb-override-badge')).toBeVisible();
  expect(await releaseOnPage(page, REMOTE)).toBe('override');
  await expect.poll(() => files).toContain(`200 ${new URL(address).pathname}remoteEntry.js`);
  expect(await releaseForVisitor(stranger, `${shop.origin}/`, REMOTE)).toBe(first);

  await override('');
  await page.goto(`${shop.origin}/order-lookup`);
  await expect(lookupForm(page)).toBeVisible();
  await expect(page.locator('.sb-override-badge')).toHaveCount(0);
  expect(await releaseOnPage(page, REMOTE)).toBe(first);
});
