import type { Page } from '@playwright/test';
import { createAccount, signInAsNewCustomer } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { choose, press, type } from '../../support/keyboard/keys';
import { banner, main } from '../../support/landmarks';
import { addOwnRecord } from '../../support/steps/patients';
import { signInInDrawer } from '../../support/steps/sign-in';
import { goOn } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(240_000);

const JOIN = '/weight-management/join';
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const expectKept = (page: Page) => expect(main(page).locator('[data-saving="kept"]')).toBeVisible();

async function answerHealth(page: Page): Promise<void> {
  const group = (name: RegExp) => main(page).getByRole('group', { name });
  await choose(page, group(/^Are you 18/).getByRole('radio', { name: 'Yes' }));
  await type(page, main(page).getByLabel('Your height'), '171');
  await type(page, main(page).getByLabel('Your weight'), '98.5');
  await press(page, main(page).getByRole('checkbox', { name: 'None of these' }), 'Space');
  await choose(page, group(/^Have you been diagnosed/).getByRole('radio', { name: 'No' }));
  await choose(page, group(/^Are you taking/).getByRole('radio', { name: 'No' }));
}

/** Signs out in a second tab, whose page says afterwards that nobody is signed in. */
async function signOutElsewhere(page: Page): Promise<Page> {
  const second = await page.context().newPage();
  await visit(second, '/');
  await banner(second)
    .getByRole('button', { name: /^Account menu/ })
    .click();
  const arrived = second.waitForEvent('domcontentloaded');
  await second.getByRole('button', { name: 'Sign Out' }).click();
  await arrived;
  return second;
}

/** What this tab and its browser keep in the clear. */
const readable = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));

test('joining says what became of it when its owner signs out in another tab, and goes on for them alone [health-21]', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await signInAsNewCustomer(page);
  await addOwnRecord(page);
  await visit(page, JOIN);
  await answerHealth(page);
  await press(page, button(page, 'Check if it may suit me'));
  await press(page, button(page, 'Continue'));
  await expect(title(page)).toHaveText('When can your doctor call?');
  await expectKept(page);

  const second = await signOutElsewhere(page);
  await expect(main(page).getByText('You have been signed out')).toBeVisible();
  await expect(title(page)).toHaveText('Sign in to go on');
  await expect(main(page).getByLabel('Your height')).toHaveCount(0);
  for (const secret of ['171', '98.5']) expect(await readable(page)).not.toContain(secret);
  await expectAccessible(page);

  await press(page, button(page, 'Sign in and go on'));
  await signInInDrawer(page, owner);
  await expect(title(page)).toHaveText('When can your doctor call?', { timeout: 20_000 });
  await expect(page).toHaveURL(`${JOIN}?step=consult`);
  await expect(main(page).getByText('You have been signed out')).toHaveCount(0);

  const aside = await (await browser.newContext({ baseURL })).newPage();
  const other = await createAccount(aside, { firstName: 'Odile', lastName: 'Other' });
  await second.close();
  const third = await signOutElsewhere(page);
  await banner(third).getByRole('button', { name: 'Sign in or join' }).click();
  await signInInDrawer(third, other);
  await expect(main(page).getByText('You are signed in to another account now')).toBeVisible();
  await expect(main(page).getByLabel('Your height')).toHaveValue('');
  await expectAccessible(page);
});

test('a booking says what became of it, and may be begun anew [health-21]', async ({ page }) => {
  const owner = await signInAsNewCustomer(page);
  await addOwnRecord(page);
  await visit(page, '/telehealth/short-consult/book');
  await goOn(page);
  await expect(title(page)).toHaveText('Who is the consultation for?');
  await choose(page, main(page).getByRole('radio').first());
  await goOn(page);
  await expect(title(page)).toHaveText('How do we reach you?');
  await type(page, main(page).getByLabel('Mobile or phone number'), '0412 345 678');
  await goOn(page);
  await expect(title(page)).toHaveText('When suits you?');
  await expectKept(page);
  const address = page.url();

  await signOutElsewhere(page);
  await expect(main(page).getByText('You have been signed out')).toBeVisible();
  await expectAccessible(page);
  await press(page, button(page, 'Sign in and go on'));
  await signInInDrawer(page, owner);
  await expect(title(page)).toHaveText('When suits you?', { timeout: 20_000 });
  expect(page.url()).toBe(address);

  await signOutElsewhere(page);
  await press(page, button(page, 'Begin anew without it'));
  await expect(main(page).getByText('You have been signed out')).toHaveCount(0);
  await expect(main(page).getByText(owner.email)).toHaveCount(0);
  await expect(title(page)).toHaveText('Who is the consultation for?');
});
