import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { main } from '../../support/landmarks';
import { responseTo } from '../../support/operations';
import { interfere } from '../../support/outages/interfere';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

interface Answer {
  data: { promotions: { products: { card: { title: string } }[] } };
}

/** The button beside a promotion that shows its products. */
const opener = (page: Page, title: string) =>
  main(page).getByRole('button', { name: `See products of ${title}` });

test('a promotion shows its products in two columns and leads to all of them; without products it stays closed [2.14-01 2.14-02 2.14-03]', async ({
  page,
}) => {
  const title = 'Mix & match: any 3 dental for $20';
  await visit(page, `/products/${KNOWN.mixAndMatch}`);
  const asked = responseTo(page, 'GetPromotionProductsById');
  await opener(page, title).click();
  const { data }: Answer = await (await asked).json();
  const titles = data.promotions.products.map(({ card }) => card.title);
  expect(titles.length).toBeGreaterThan(1);
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer).toContainText(
    'Choose any three marked toothpastes, brushes, flosses or rinses for $20.',
  );
  const cells = drawer.getByRole('article');
  await expect(cells).toHaveCount(titles.length);
  for (const name of titles) await expect(drawer.getByRole('link', { name }).first()).toBeAttached();
  const columns = await cells.evaluateAll(
    (cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().x))).size,
  );
  expect(columns).toBe(2);
  const all = drawer.getByRole('link', { name: 'View all products' });
  await all.click();
  await expect(page).toHaveURL(/\/promotions\/2(-|$)/);
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();

  await interfere(page, /\/graphql$/, async (route) => {
    if (route.request().postDataJSON().operationName !== 'GetPromotionProductsById') return route.fallback();
    return route.fulfill({ json: { data: { promotions: { products: [] } } } });
  });
  await visit(page, `/products/${KNOWN.mixAndMatch}`);
  await opener(page, title).click();
  await expect(opener(page, title)).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
