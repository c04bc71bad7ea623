import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, shopOrigin, test } from '../../support/test';
import { addProduct, PRODUCT } from '../../support/visit';

/** Signs a new customer up and in, whose account has no rewards card. */
async function joinAsWren(page: Page): Promise<void> {
  const email = `wren.${randomUUID()}@example.com`;
  const password = 'Banksia!72grows';
  const details = { email, password, firstName: 'Wren', lastName: 'Hale', cart: null };
  for (const [path, data] of [
    ['/api/auth/signup', details],
    ['/api/auth/login', { email, password, cart: null }],
  ] as const) {
    const response = await page.request.post(path, { headers: { origin: shopOrigin() }, data });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

test('the cart and a product page agree, without a reload, that the account has no rewards card [2.10-12 2.15-26]', async ({
  page,
}) => {
  await joinAsWren(page);
  await addProduct(page);
  const main = page.getByRole('main');
  const invitation = main.getByRole('link', { name: 'Link your card to earn points' });
  await expect(invitation).toBeVisible();

  // The cart asks for the card, too; what it stores must not change what the product page says.
  await page.goto('/cart');
  await expect(main.getByText(/^Collect \d+ Saltbush Rewards points/)).toBeVisible();
  await main.locator(`a[href="${PRODUCT}"]`).first().click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Magnesium Glycinate');
  await expect(invitation).toBeVisible();
  await expect(main.getByText('Added to your linked card')).toHaveCount(0);
});
