import { main } from '../../support/landmarks';
import { LISTING } from '../../support/paths';
import { cartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PRODUCTS = 7;
/** Less than three screens. */
const LONGEST_PX = 2200;

test.use({ viewport: { width: 390, height: 844 } });

test('a cart of seven products is short enough for a phone', async ({ page }) => {
  await visit(page, LISTING);
  const cards = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add to cart/i }) });
  const names = await cards
    .getByRole('heading')
    .evaluateAll(
      (headings, count) => headings.slice(0, count).map(({ textContent }) => textContent),
      PRODUCTS,
    );
  expect(names).toHaveLength(PRODUCTS);
  for (const [index, name] of names.entries()) {
    const card = main(page).getByRole('article').filter({ hasText: name });
    await card
      .getByRole('button', { name: /^Add to cart/i })
      .first()
      .click();
    await expect(cartButton(page, index + 1)).toBeVisible();
  }
  await visit(page, '/cart');
  await expect(
    main(page)
      .getByRole('link', { name: names[0] ?? '' })
      .first(),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Checkout' }).first()).toBeVisible();
  const height = await main(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(LONGEST_PX);
});
