import type { Locator, Page } from '@playwright/test';
import { createAccount, signInAsNewCustomer } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { main } from '../../support/landmarks';
import { responseTo } from '../../support/operations';
import { LISTING, PRODUCT } from '../../support/paths';
import { signInInDrawer } from '../../support/steps/sign-in';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const hearts = (page: Page): Locator => main(page).getByRole('button', { name: /^Save .+ to favourites$/ });

const nameOf = async (heart: Locator) => (await heart.getAttribute('aria-label')) ?? '';
const pressed = (heart: Locator) => expect(heart).toHaveAttribute('aria-pressed', 'true');
test('a heart on a card is on the favourites page of every tab until it is removed [1-10 2.1-19] [7.e-01 7.e-02 7.e-03] [places-02]', async ({
  page,
  context,
  quietConsole: _quiet,
}) => {
  await signInAsNewCustomer(page);
  await visit(page, LISTING);
  const heart = hearts(page).first();
  const name = await nameOf(heart);
  const added = responseTo(page, 'FavouritesAdd');
  await heart.click();
  await pressed(heart);
  await added;

  const second = await context.newPage();
  await visit(second, '/user/favourites');
  const saved = main(second).getByRole('button', { name, exact: true });
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
  const credentials = await createAccount(page);
  await visit(page, PRODUCT);
  const heart = hearts(page).first();
  await heart.click();
  const drawer = page.getByRole('dialog', { name: 'Sign in' });
  await expect(drawer).toBeVisible();
  const added = responseTo(page, 'FavouritesAdd');
  await signInInDrawer(page, credentials);
  await added;
  await expect(drawer).toBeHidden();
  await pressed(heart);
  await visit(page, '/user/favourites');
  await expect(hearts(page)).toHaveCount(1);
});
