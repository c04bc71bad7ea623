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

/** The header's heart, with the number of favourites of a signed-in shopper. */
const forYou = (page: Page, count?: number): Locator =>
  page.getByRole('banner').getByRole('link', {
    name: count === undefined ? 'For you' : `For you, ${count} favourite${count === 1 ? '' : 's'}`,
    exact: true,
  });

/** The heart of that link as it is painted: unfilled for guests. */
const heartIn = (link: Locator): Locator => link.locator('svg').first();

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
  await expect(forYou(page, 1)).toBeVisible();

  const second = await context.newPage();
  await visit(second, '/user/favourites');
  const saved = main(second).getByRole('button', { name, exact: true });
  await pressed(saved);
  await expectAccessible(second);

  await saved.click();
  await expect(saved).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(forYou(page, 0)).toBeVisible();
  await second.getByRole('button', { name: 'Undo' }).click();
  await pressed(saved);
  await pressed(heart);

  await page.reload();
  await pressed(hearts(page).first());
});

test('a failed change is reverted with a message [7.e-04 8-02]', async ({ page }) => {
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

test('the heart of the header leads to what was saved and viewed, and to something to do when that is nothing [2.1-11 2.2-02] [places-02]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await visit(page, '/for-you');
  await expect(main(page).getByRole('heading', { name: 'Sign in to see your favourites' })).toBeVisible();
  await expect(main(page).getByRole('searchbox')).toBeVisible();
  await expect(heartIn(forYou(page))).toHaveCSS('fill', 'none');

  await visit(page, PRODUCT);
  const name = await nameOf(hearts(page).first());
  await forYou(page).click();
  const viewed = main(page).getByRole('region', { name: 'Recently viewed' });
  const saved = main(page).getByRole('region', { name: 'Your favourites' });
  const heart = viewed.getByRole('button', { name, exact: true });
  await expect(heart).toBeVisible();

  await signInAsNewCustomer(page);
  await visit(page, '/for-you');
  await expect(saved.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect(heartIn(forYou(page, 0))).not.toHaveCSS('fill', 'none');
  await heart.click();
  await pressed(saved.getByRole('button', { name, exact: true }));
  await expect(forYou(page, 1)).toBeVisible();
  await expectAccessible(page);
});

test('mails about favourites are asked for on their page, and the answer remains', async ({ page }) => {
  await signInAsNewCustomer(page);
  await visit(page, PRODUCT);
  const added = responseTo(page, 'FavouritesAdd');
  await hearts(page).first().click();
  await added;
  await visit(page, '/user/favourites');
  const box = main(page).getByRole('checkbox', { name: /^Email me when one of my favourites/ });
  await expect(box).toBeEnabled();
  await expect(box).not.toBeChecked();
  const set = responseTo(page, 'FavouriteAlertsSet');
  await box.check();
  await set;
  await page.reload();
  await expect(box).toBeChecked();
});
