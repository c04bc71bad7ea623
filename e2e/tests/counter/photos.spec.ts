import type { Locator, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { phonePhoto } from '../../../api/test/shop/counter/photo-files';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { readProduct } from '../../support/buyer/read-product';
import { main } from '../../support/landmarks';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

/** Of no other test: while it has a photo, lists and links that show it look otherwise. */
const SLUG = KNOWN.lowStock;
const SEARCH = '/search-results?query=lavender%20wheat%20heat%20pack';
const FRONT = 'The front of the bottle, with its label';
const PHOTO = /^\/media\/photo\/\d+-[0-9a-f]{24}-1200\.webp$/;
const DRAWING = /^\/media\/packshot\//;

/** The product's picture on its page, as the server has written it. */
const gallery = (page: Page): Locator => page.getByRole('main').first().locator('ul img').first();

/** The pixels of a picture that has arrived, and of its box. */
const measure = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const { width, height } = element.getBoundingClientRect();
    return { box: Math.round((100 * width) / height), natural: element.naturalHeight, alt: element.alt };
  });

/** Opens a page until its picture is the expected one: documents follow a change within seconds. */
async function expectPicture(page: Page, path: string, image: () => Locator, src: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(image()).toHaveAttribute('src', src, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** Reads a page until a link to it is shared with a picture of this type: the page itself may be ahead of its document. */
async function expectShared(page: Page, path: string, type: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
    const response = await page.request.get(shared ?? '');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
  }).toPass({ timeout: 30_000 });
}

test('a photo that an editor uploads is what shoppers see until it is removed [roles-14]', async ({
  page,
  browser,
}) => {
  const { id } = await readProduct(shopOrigin(), SLUG);
  await signInAsDemo(page, 'content');
  await page.goto(`/staff/products/${id}`);
  const control = main(page).getByLabel('Photo', { exact: true });
  await control.setInputFiles({
    name: 'a.svg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg></svg>'.padEnd(40)),
  });
  await expect(control).toHaveAccessibleDescription(/A drawing \(SVG\) cannot be a photo/);
  await control.setInputFiles({ name: 'front', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await expect(main(page).getByText('Not saved yet', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const words = main(page).getByLabel('What the photo shows');
  await words.fill(FRONT);
  await words.press('Enter');
  await expect(main(page).getByText(`Shoppers see this photo: ${FRONT}.`)).toBeVisible();
  await expect(main(page).getByText('Not saved yet', { exact: true })).toBeHidden();
  await expectAccessible(page);

  const shopper = await browser.newPage();
  const product = `/products/${SLUG}`;
  await expectPicture(shopper, product, () => gallery(shopper), PHOTO);
  expect(await measure(gallery(shopper))).toEqual({ box: 100, natural: 900, alt: FRONT });
  await expectShared(shopper, product, 'image/jpeg');
  const card = () => main(shopper).locator(`article:has(a[href^="${product}"]) img`).first();
  await expectPicture(shopper, SEARCH, card, /-480\.webp$/);
  expect(await measure(card())).toMatchObject({ box: 100, natural: 480 });

  await main(page).getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click();
  await expect(main(page).getByText('Shoppers see this drawing.')).toBeVisible();
  await expectPicture(shopper, product, () => gallery(shopper), DRAWING);
  await expectShared(shopper, product, 'image/png');
});
