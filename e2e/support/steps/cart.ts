import { expect, type Locator, type Page } from '@playwright/test';
import { banner, main } from '../landmarks';
import { PRODUCT } from '../paths';

/** The button that adds the product of a page to the cart. */
export const addToCartButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: 'Add to Cart', exact: true }).first();

/** The header's button that opens the mini-cart; its name begins with the number of items. */
export const cartButton = (page: Page, items?: number): Locator => {
  const count = items === undefined ? '' : `${items} ${items === 1 ? 'item' : 'items'},`;
  return banner(page).getByRole('button', { name: new RegExp(`^Cart, ${count}`) });
};

/** Adds the product of the main job to the visitor's cart, as soon as its button is painted. */
export async function addProduct(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await addToCartButton(page).click();
  await expect(cartButton(page, 1)).toBeVisible();
}

/** A line on the page of the cart, by its product's slug. */
export const cartLine = (page: Page, slug: string): Locator =>
  main(page)
    .getByRole('region', { name: 'Items in your cart' })
    .getByRole('listitem')
    .filter({ has: page.locator(`h3 a[href="/products/${slug}"]`) });
