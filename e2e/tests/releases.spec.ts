import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

test.describe('a file that is not as released', () => {
  const application = (page: Page) => page.locator(`[data-application="${REMOTE}"]`);
  const retry = (page: Page) => application(page).getByRole('button', { name: /try again|retry/i });
  /** The files of the page that looks up orders: its script, and its style sheet. */
  const filesOf = (group: 'js' | 'css') => {
    const files = readRegistry(shop.releasesDir).remotes[REMOTE]?.current.assets['page-order-lookup']?.[
      group
    ];
    return (files ?? []).map((name) => join(shop.releasesDir, REMOTE, first, 'browser', name));
  };

  const open = {
    js: (page: Page) => page.goto(`${shop.origin}/order-lookup`),
    /** A document contains its style sheets, so the page is opened from another. */
    async css(page: Page) {
      await page.goto(`${shop.origin}/`);
      await page.getByRole('contentinfo').locator('a[href="/order-lookup"]').click();
    },
  };

  for (const [kind, spoil] of [
    ['js', ';document.title = "changed"; window.isChanged = true;'],
    ['css', 'body { outline: 7px solid red }'],
  ] as const) {
    test(`never runs or applies: ${kind} changed on the way to the browser`, async ({ page }) => {
      const names = filesOf(kind).map((file) => basename(file));
      expect(names.length).toBeGreaterThan(0);
      const reports: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/_shell/reports')) reports.push(request.postData() ?? '');
      });
      const isSpoiled = (url: URL) => names.some((name) => url.pathname.endsWith(name));
      await page.route(isSpoiled, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()) + spoil });
      });
      await open[kind](page);
      await expect(retry(page)).toBeVisible();
      expect(await page.evaluate(() => 'isChanged' in window)).toBe(false);
      expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px');
      await expect.poll(() => reports.some((path) => names.includes(basename(path)))).toBe(true);
      const records = await page.evaluate(() => sessionStorage.getItem('saltbush-diagnostics'));
      expect(records).toContain('Missing, or not as released');

      await page.unroute(isSpoiled);
      await retry(page).click();
      await expect(lookupForm(page)).toBeVisible();
      await expect(retry(page)).toHaveCount(0);
    });
  }

  test('is not served if it changed on the disk', async ({ page, request }) => {
    // Another release, so that the server has not read its files yet.
    const id = '0.3.0-changed';
    copyRelease(shop.releasesDir, REMOTE, id);
    const files = [...filesOf('js'), ...filesOf('css')].map((file) => file.replace(first, id));
    const intact = files.map((file) => readFileSync(file));
    for (const file of files) {
      appendFileSync(file, '\n/* changed */');
      rmSync(`${file}.br`);
      rmSync(`${file}.gz`);
    }
    await promote(REMOTE, id, shop.releasesDir);
    await expect.poll(() => releaseForVisitor(request, `${shop.origin}/`, REMOTE)).toBe(id);
    await page.goto(`${shop.origin}/order-lookup`);
    await expect(retry(page)).toBeVisible();

    files.forEach((file, index) => {
      writeFileSync(file, intact[index] ?? '');
    });
    await retry(page).click();
    await expect(lookupForm(page)).toBeVisible();
    await rollback(REMOTE, undefined, shop.releasesDir);
  });
});
