import type { Page } from '@playwright/test';
import { main } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { addToCartButton, cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

const CHUNK = /^\/releases\/mf-catalog\/.*\/chunks\/(.+\.js)$/;
/** On a busy machine; the shop itself waits for 2.5 s. */
const PATIENCE = { timeout: 20_000 };

/** Never answers the first request for any of the catalog's chunks, but those of a document. A retry adds a query string. */
async function hangChunks(page: Page, except = ''): Promise<void> {
  await page.route(
    ({ pathname, search }) => {
      const name = CHUNK.exec(pathname)?.[1];
      return name !== undefined && !search && !except.includes(`/chunks/${name}`);
    },
    () => undefined,
  );
}

const retryOf = (page: Page) =>
  page.locator('[data-application="mf-catalog"] > [data-part="notice"]').getByRole('button');

test('a page whose code hangs says so, and Retry loads it', async ({ page }) => {
  await hangChunks(page);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  await expect(retryOf(page)).toBeVisible(PATIENCE);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await retryOf(page).click();
  await expect(retryOf(page)).toBeHidden(PATIENCE);
  await addToCartButton(page).click();
  await expect(cartButton(page, 1)).toBeVisible(PATIENCE);
});

test('a page that follows within a remote and hangs says so, and Retry loads it', async ({
  page,
  request,
}) => {
  await hangChunks(page, await (await request.get('/')).text());
  await page.goto('/');
  const card = main(page).getByRole('article').first().getByRole('link').first();
  await card.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(retryOf(page)).toBeVisible(PATIENCE);
  await expect(card).toBeVisible();
  await retryOf(page).click();
  await expect(
    main(page)
      .getByRole('button', { name: /add to cart/i })
      .first(),
  ).toBeVisible(PATIENCE);
  await expect(retryOf(page)).toBeHidden();
});

test('Back from a page that hangs takes its notice away', async ({ page, request }) => {
  await hangChunks(page, await (await request.get('/')).text());
  await page.goto('/');
  await main(page).getByRole('article').first().getByRole('link').first().click();
  await expect(retryOf(page)).toBeVisible(PATIENCE);
  await page.goBack();
  await expect(retryOf(page)).toBeHidden();
  await expect(main(page).getByRole('article').first()).toBeVisible();
});
