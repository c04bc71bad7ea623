import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';
import { createAccount, PRODUCT, signInAsNewCustomer, visit } from '../support/visit';

const LISTING = '/browse/vitamins-supplements';
const hearts = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^Save .+ to favourites$/ });

const nameOf = async (heart: Locator) => (await heart.getAttribute('aria-label')) ?? '';
const pressed = (heart: Locator) => expect(heart).toHaveAttribute('aria-pressed', 'true');
const confirmed = (page: Page, operation: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') && Boolean(response.request().postData()?.includes(operation)),
  );

test('a heart on a card is on the favourites page of every tab until it is removed [1-10 2.1-19] [7.e-01 7.e-02 7.e-03] [places-02]', async ({
  page,
  context,
  quietConsole: _quiet,
}) => {
  await signInAsNewCustomer(page);
  await visit(page, LISTING);
  const heart = hearts(page).first();
  const name = await nameOf(heart);
  const added = confirmed(page, 'FavouritesAdd');
  await heart.click();
  await pressed(heart);
  await added;

  const second = await context.newPage();
  await visit(second, '/user/favourites');
  const saved = second.getByRole('main').getByRole('button', { name, exact: true });
  await pressed(saved);
  await expectAccessible(second);

  await saved.click();
  await expect(saved).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await second.getByRole('button', { name: 'Undo' }).click();
  await pressed(saved);
  await pressed(heart);

  await page.reload();
  await pressed(hearts(page).first());
});

test('a failed change is reverted with a message [7.e-04]', async ({ page }) => {
  await signInAsNewCustomer(page);
  await visit(page, PRODUCT);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('FavouritesAdd') ? route.abort() : route.fallback(),
  );
  const heart = hearts(page).first();
  await heart.click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a guest signs in and the click is done', async ({ page }) => {
  const { email, password } = await createAccount(page);
  await visit(page, PRODUCT);
  const heart = hearts(page).first();
  await heart.click();
  const drawer = page.getByRole('dialog', { name: 'Sign in' });
  await drawer.getByLabel('E-mail').fill(email);
  await drawer.getByLabel('Password', { exact: true }).fill(password);
  const added = confirmed(page, 'FavouritesAdd');
  await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
  await added;
  await expect(drawer).toBeHidden();
  await pressed(heart);
  await visit(page, '/user/favourites');
  await expect(hearts(page)).toHaveCount(1);
});
