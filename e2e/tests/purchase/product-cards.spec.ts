import type { Locator, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { dollars } from '../../support/buyer/fill-cart';
import { send } from '../../support/buyer/send';
import { main } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { shopOrigin } from '../../support/shop-origin';
import { typeSearch } from '../../support/steps/browse';
import { addToCartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const SHOWN = {
  s2: KNOWN.schedule2,
  practitioner: KNOWN.practitioner,
  free: KNOWN.freeShipping,
  cold: KNOWN.coldChain,
  mix: KNOWN.mixAndMatch,
  clearance: KNOWN.clearance,
  preorder: KNOWN.preorder,
  promo: KNOWN.promo,
};

interface Sold {
  id: string;
  rrp: number | null;
  live_price: { value: number };
  tags: { name: string }[];
}

const readSold = async (slug: string): Promise<Sold> => {
  const query =
    'query Product($slug: String!) { product(slug: $slug) { id rrp live_price { value } tags { name } } }';
  return (await send<{ product: Sold }>(shopOrigin(), query, { slug })).product;
};

const cardOf = (page: Page, slug: string): Locator =>
  main(page)
    .getByRole('region', { name: 'Recently viewed' })
    .getByRole('article')
    .filter({ has: page.locator(`h3 a[href="/products/${slug}"]`) });

const tagsOf = (card: Locator): Locator => card.getByRole('list', { name: 'Tags' }).getByRole('listitem');

/** How long a button that was pressed says that it has done it, in ms. */
const timeOf = (button: Locator, word: string): Promise<number> =>
  button.evaluate(
    (element, said) =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        const look = () => {
          const isSaid = element.textContent?.includes(said);
          if (isSaid && since === null) since = performance.now();
          if (!isSaid && since !== null) resolve(performance.now() - since);
        };
        new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true });
        (element as HTMLElement).click();
      }),
    word,
  );

/** Six products of a search that has more, and quick links with small icons in a bar of 40 px. */
async function expectHeader(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  expect((await bar.boundingBox())?.height).toBe(40);
  const icon = bar.locator('img').first();
  expect([await icon.getAttribute('width'), await icon.getAttribute('height')]).toEqual(['40', '40']);
  expect(await icon.boundingBox()).toMatchObject({ width: 20, height: 20 });
  await typeSearch(page, 'vitamin');
  const products = page.getByRole('group', { name: 'Products for vitamin' });
  await expect(products.getByRole('option')).toHaveCount(6);
  const all = page.getByRole('option', { name: /^Show all Products/ });
  expect(Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])).toBeGreaterThan(6);
}

test('cards show tags, prices and reductions as the api has them, and their buttons say for a while that it is done [9.a-09 9.a-10 9.b-03 9.c-01 9.c-02 9.d-01 9.f-05 9.f-06]', async ({
  page,
}) => {
  const sold = Object.fromEntries(
    await Promise.all(Object.values(SHOWN).map(async (slug) => [slug, await readSold(slug)] as const)),
  ) as Record<string, Sold>;
  const of = (slug: string): Sold => sold[slug] as Sold;
  await page.goto('/for-you');
  const ids = Object.values(sold).map(({ id }) => id);
  await page.evaluate(
    (viewed) => localStorage.setItem('personal:recently_viewed', JSON.stringify(viewed)),
    ids,
  );
  await visit(page, '/for-you');

  for (const slug of [SHOWN.free, SHOWN.clearance, SHOWN.promo]) {
    const { rrp, live_price } = of(slug);
    const card = cardOf(page, slug);
    await expect(card).toContainText(dollars(live_price.value));
    await expect(card.locator('s')).toHaveText(new RegExp(`\\${dollars(rrp ?? 0)}$`));
  }
  for (const slug of [SHOWN.clearance, SHOWN.promo]) {
    const { rrp, live_price } = of(slug);
    const percent = Math.floor((((rrp ?? 0) - live_price.value) / (rrp ?? 1)) * 100);
    await expect(cardOf(page, slug)).toContainText(`${percent}% OFF`);
  }
  const medicine = of(SHOWN.s2);
  expect(medicine.rrp).toBeGreaterThan(medicine.live_price.value);
  for (const slug of [SHOWN.s2, SHOWN.mix]) {
    await expect(cardOf(page, slug)).toContainText(dollars(of(slug).live_price.value));
    await expect(cardOf(page, slug).locator('s')).toHaveCount(0);
    await expect(cardOf(page, slug)).not.toContainText('% OFF');
  }
  const available = of(SHOWN.preorder).tags.find(({ name }) => name.startsWith('Available: '))?.name ?? '';
  expect(available).toMatch(/^Available: \d{1,2} \w+ \d{4} \/ Paperback$/);
  await expect(tagsOf(cardOf(page, SHOWN.preorder))).toHaveText(['Pre-order', available]);
  await expect(tagsOf(cardOf(page, SHOWN.cold))).toHaveText(['Cold Shipping']);
  const picture = cardOf(page, SHOWN.cold).locator('img');
  expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['360', '360']);

  const onCard = await timeOf(
    cardOf(page, SHOWN.mix).getByRole('button', { name: /^Add to cart/ }),
    'Added to Cart',
  );
  expect(onCard).toBeGreaterThan(2900);
  expect(onCard).toBeLessThan(5000);
  await expectHeader(page);
  await visit(page, PRODUCT);
  const onPage = await timeOf(addToCartButton(page), 'Added to Cart');
  expect(onPage).toBeGreaterThan(1900);
  expect(onPage).toBeLessThan(4000);
});
