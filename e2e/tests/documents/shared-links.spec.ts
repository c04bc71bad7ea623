import type { APIRequestContext, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';

const metaOf = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute('content');

/** Reads what a PNG says of itself: its signature, then width and height in pixels. */
async function readPng(request: APIRequestContext, address: string | null) {
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type'], address ?? 'no address').toBe('image/png');
  const bytes = await response.body();
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: bytes.length };
}

const PATHS = [
  '/',
  '/browse/vitamins-supplements',
  '/brands/tidewell',
  PRODUCT,
  '/telehealth',
  '/pages/help',
];

for (const path of PATHS) {
  test(`a link to ${path} is shared with a picture that every network shows`, async ({ page, request }) => {
    await page.goto(path);
    const picture = await readPng(request, await metaOf(page, 'og:image'));
    expect(picture).toMatchObject({ width: 1200, height: 630 });
    expect(picture.bytes, 'messengers load no larger ones').toBeLessThan(300_000);
    expect(await metaOf(page, 'og:image:width')).toBe('1200');
    expect(await metaOf(page, 'og:image:height')).toBe('630');
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
  });
}

for (const path of ['/browse/prescriptions', `/products/${KNOWN.prescription}`]) {
  test(`a link to ${path} shows no medicine that may not be advertised [advertising-01]`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await metaOf(page, 'og:image')).toContain('/media/scene/');
  });
}

test('search engines are told of a product’s pictures as PNG', async ({ page, request }) => {
  await page.goto(PRODUCT);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text) as { '@type': string; image: string[] });
  const { image = [] } = data.find((one) => one['@type'] === 'Product') ?? {};
  expect(image).toHaveLength(3);
  for (const address of image) {
    expect((await readPng(request, address)).width, address).toBe(1200);
  }
});
