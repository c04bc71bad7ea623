import type { Page } from '@playwright/test';
import { KNOWN, type KnownProduct } from '../../../api/seed/known';
import { send } from '../../support/buyer/send';
import { main } from '../../support/landmarks';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

/** Products that have one tag, by the tag. */
const ON_CARDS: Record<string, KnownProduct> = {
  Practitioner: 'practitioner',
  'Free Shipping': 'freeShipping',
  'Cold Shipping': 'coldChain',
  'Mix & Match': 'mixAndMatch',
  Clearance: 'clearance',
};
/** Products that no card shows among those viewed before. */
const ON_PAGES: Record<string, KnownProduct> = {
  'Back soon': 'outOfStock',
  Telehealth: 'telehealthShortConsult',
};
const BUY_3 = 'Buy 3 Save 3%';

interface Found {
  objectID: string;
  slug: string;
}

/** A product of the promotion for three, as the search finds it. */
async function findBuy3(page: Page): Promise<Found> {
  const response = await page.request.post('/1/indexes/products/query', {
    data: { query: '', filters: `tags:"${BUY_3}"`, hitsPerPage: 1 },
  });
  const { hits } = (await response.json()) as { hits: Found[] };
  return hits[0] as Found;
}

const readId = async (slug: string): Promise<string> => {
  const query = 'query Product($slug: String!) { product(slug: $slug) { id } }';
  return (await send<{ product: { id: string } }>(shopOrigin(), query, { slug })).product.id;
};

test('cards and product pages name what a product is tagged with [9.b-02]', async ({ page }) => {
  const buy3 = await findBuy3(page);
  const slugs = Object.fromEntries(Object.entries(ON_CARDS).map(([tag, key]) => [tag, KNOWN[key]]));
  const ids = await Promise.all([...Object.values(slugs), KNOWN.preorder].map(readId));
  await page.goto('/for-you');
  await page.evaluate(
    (viewed) => localStorage.setItem('personal:recently_viewed', JSON.stringify(viewed)),
    [...ids, buy3.objectID],
  );
  await visit(page, '/for-you');
  const tagsOf = (slug: string) =>
    main(page)
      .getByRole('region', { name: 'Recently viewed' })
      .getByRole('article')
      .filter({ has: page.locator(`h3 a[href="/products/${slug}"]`) })
      .getByRole('list', { name: 'Tags' })
      .getByRole('listitem');
  for (const [tag, slug] of Object.entries({ ...slugs, [BUY_3]: buy3.slug })) {
    await expect(tagsOf(slug)).toHaveText([tag]);
  }
  await expect(tagsOf(KNOWN.preorder).first()).toHaveText('Pre-order');
  for (const [tag, key] of Object.entries(ON_PAGES)) {
    await page.goto(`/products/${KNOWN[key]}`);
    await expect(main(page).getByRole('list', { name: 'Tags' }).first()).toHaveText(tag);
  }
});
