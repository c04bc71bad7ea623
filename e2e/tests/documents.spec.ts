import type { APIResponse } from '@playwright/test';
import { expect, test } from '../support/test';
import { PRODUCT, visit } from '../support/visit';

/** The main picture, or those of the first row of a listing. */
const FIRST_PICTURES = 4;
const PAGES = ['/', '/browse/vitamins-supplements', PRODUCT];

for (const path of PAGES) {
  test(`the first paint of ${path} waits for nothing but the document`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const preloads = [...html.matchAll(/<link rel="preload" as="image" href="([^"]+)"/g)];
    const pictures = new Set(preloads.map(([, href]) => href));
    expect(pictures.size, `preloaded: ${[...pictures]}`).toBeLessThanOrEqual(FIRST_PICTURES);
    expect([...pictures].filter((href) => href?.startsWith('/media/icon/'))).toEqual([]);
    expect(html).not.toContain('rel="stylesheet"');

    const sheets: string[] = [];
    page.on('request', (sent) => {
      if (sent.resourceType() === 'stylesheet') sheets.push(new URL(sent.url()).pathname);
    });
    await visit(page, path);
    const applied = await page
      .locator('style[data-href]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-href') ?? ''));
    expect(applied.length).toBeGreaterThan(2);
    expect(
      sheets.filter((sheet) => applied.some((name) => sheet.endsWith(name))),
      'style sheets that the document has already',
    ).toEqual([]);
  });
}

/** Age of a document's data, in milliseconds. */
const ageOf = (response: APIResponse): number =>
  Number(/age;dur=(\d+)/.exec(response.headers()['server-timing'] ?? '')?.[1]);

test('a browser that has a document does not receive it again, even after it was refreshed', async ({
  request,
}) => {
  const path = '/shipping-returns';
  const first = await request.get(path);
  const headers = { 'If-None-Match': first.headers().etag ?? '' };
  expect(headers['If-None-Match']).not.toBe('');
  let age = ageOf(first);
  let isRefreshed = false;
  await expect(async () => {
    const response = await request.get(path, { headers });
    expect(response.status()).toBe(304);
    isRefreshed ||= ageOf(response) < age;
    age = ageOf(response);
    expect(isRefreshed).toBe(true);
  }).toPass({ timeout: 20_000 });
});

test('a page does not fetch again what came with its document', async ({ page }) => {
  await visit(page, '/shipping-returns');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON()?.operationName);
  });
  await visit(page, '/shipping-returns');
  expect(sent.filter((name) => /^(Navigation|HeaderContent)$/.test(name))).toEqual([]);
});
