import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { main } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const purchase = (page: Page) => main(page).getByRole('button', { name: 'Add to Cart', exact: true });

test.use({ viewport: { width: 1440, height: 900 } });

test('a product with offers by quantity names each once, and is added from the first screen', async ({
  page,
}) => {
  await visit(page, `/products/${KNOWN.multibuy}`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(main(page).getByText(/^Buy \d+$/)).toHaveText(['Buy 2', 'Buy 4']);
  await expect(purchase(page)).toBeInViewport({ ratio: 1 });
});

test('the purchase stays in view beside the facts', async ({ page }) => {
  await visit(page, PRODUCT);
  await main(page).getByRole('heading', { name: 'Key ingredients' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(purchase(page)).toBeInViewport();
});
