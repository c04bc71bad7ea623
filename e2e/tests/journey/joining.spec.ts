import type { Page } from '@playwright/test';
import { createAccount, signInAsNewCustomer } from '../../support/accounts';
import { enterDocument } from '../../support/keyboard/arrival';
import { choose, press, tabTo, type } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { shopOrigin } from '../../support/shop-origin';
import { addOwnRecord } from '../../support/steps/patients';
import { signInInDrawer } from '../../support/steps/sign-in';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
/** Everything that was entered has reached the shop. */
const expectKept = (page: Page) => expect(main(page).locator('[data-saving="kept"]')).toBeVisible();

/** Loads the page again and expects the same step, whose address says nothing but its name. */
async function reload(page: Page, step: string, heading: string): Promise<void> {
  await expectKept(page);
  await enterDocument(page, () => page.reload());
  await expect(title(page)).toHaveText(heading);
  await expect(page).toHaveURL(step ? `/weight-management/join?step=${step}` : '/weight-management/join');
}

async function answerAll(page: Page): Promise<void> {
  const group = (name: RegExp) => main(page).getByRole('group', { name });
  await choose(page, group(/^Are you 18/).getByRole('radio', { name: 'Yes' }));
  await type(page, main(page).getByLabel('Your height'), '171.25');
  await type(page, main(page).getByLabel('Your weight'), '98.5');
  await press(page, main(page).getByRole('checkbox', { name: 'None of these' }), 'Space');
  await choose(page, group(/^Have you been diagnosed/).getByRole('radio', { name: 'No' }));
  await choose(page, group(/^Are you taking/).getByRole('radio', { name: 'No' }));
}

async function expectAnswers(page: Page): Promise<void> {
  await expect(main(page).getByLabel('Your height')).toHaveValue('171.25');
  await expect(main(page).getByLabel('Your weight')).toHaveValue('98.5');
  await expect(main(page).getByRole('checkbox', { name: 'None of these' })).toBeChecked();
}

/** What a browser keeps in the clear: storage, cookies that scripts read, the address. */
const readable = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, window.location.href]),
  );

test('a member joins by keyboard, with Back and reload at every step [1-12] [health-04 health-21]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInAsNewCustomer(page);
  await addOwnRecord(page);
  await enterDocument(page, () => page.goto('/weight-management/join'));
  await answerAll(page);
  await reload(page, '', 'Is the program right for you?');
  await expectAnswers(page);
  await press(page, button(page, 'Check if it may suit me'));

  await expect(title(page)).toHaveText('Who is the program for?');
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText('Is the program right for you?');
  await expectAnswers(page);
  await page.goForward();
  await reload(page, 'patient', 'Who is the program for?');
  await press(page, button(page, 'Continue'));

  await expect(title(page)).toHaveText('When can your doctor call?');
  await expect(title(page)).toBeFocused();
  await reload(page, 'consult', 'When can your doctor call?');
  await choose(page, main(page).getByRole('radio', { name: /^Tomorrow/ }));
  await choose(page, main(page).getByRole('radio', { name: '1PM - 3PM' }));
  await page.goBack();
  await expect(title(page)).toHaveText('Who is the program for?');
  await page.goForward();
  await expect(title(page)).toHaveText('When can your doctor call?');
  await reload(page, 'consult', 'When can your doctor call?');
  await press(page, button(page, 'Continue'));

  await expect(title(page)).toHaveText('Pay for your first month');
  await expect(title(page)).toBeFocused();
  await reload(page, 'payment', 'Pay for your first month');
  await expect(main(page)).toContainText('Your doctor calls');
  await page.goBack();
  await expect(title(page)).toHaveText('When can your doctor call?');
  await expect(main(page).getByRole('radio', { name: '1PM - 3PM' })).toBeChecked();
  await page.goForward();
  await pay(page);
  await expect(page).toHaveURL(/\/user\/journey\/1\/dashboard$/, { timeout: 20_000 });

  await page.goto('/weight-management/join?step=health');
  await expect(title(page)).toHaveText('You’re already in the program');
});

async function pay(page: Page): Promise<void> {
  await press(page, main(page).getByRole('checkbox', { name: /agree to these charges/ }), 'Space');
  await type(page, main(page).getByLabel('Card number'), '4242424242424242');
  await type(page, main(page).getByLabel('Expiry date'), '1234');
  await type(page, main(page).getByLabel('Security code'), '123');
  await press(page, main(page).getByRole('button', { name: /^Pay \$79\.00 and join$/ }));
}

test('a member goes on with another device; a stranger finds nothing [health-21]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { email, password } = await signInAsNewCustomer(page);
  await visit(page, '/weight-management/join');
  await answerAll(page);
  await press(page, button(page, 'Check if it may suit me'));
  await expect(title(page)).toHaveText('Who is the program for?');
  await expectKept(page);

  const device = await browser.newContext({ baseURL, viewport: PHONE });
  const elsewhere = await device.newPage();
  const login = { headers: { origin: shopOrigin() }, data: { email, password, cart: null } };
  await elsewhere.request.post('/api/auth/login', login);
  await visit(elsewhere, '/weight-management/join');
  await expectAnswers(elsewhere);
  await press(elsewhere, main(elsewhere).getByRole('link', { name: 'Continue where you were' }));
  await expect(title(elsewhere)).toHaveText('Who is the program for?');
  await expect(title(elsewhere)).toBeFocused();
  await device.close();

  const stranger = await browser.newContext({ baseURL, viewport: PHONE });
  const other = await stranger.newPage();
  await signInAsNewCustomer(other);
  await visit(other, '/weight-management/join?step=payment');
  await expect(title(other)).toHaveText('Is the program right for you?');
  await expect(main(other).getByLabel('Your height')).toHaveValue('');
  await stranger.close();
});

test('a guest’s answers are kept sealed, also when joining is reached by a link, and go with the sign-in [5.j-08 health-21]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await visit(page, '/weight-management/join');
  await answerAll(page);
  await press(page, button(page, 'Check if it may suit me'));
  await expect(title(page)).toHaveText('Good news: the program may suit you');
  await expect(title(page)).toBeFocused();
  await expectKept(page);
  const kept = await readable(page);
  for (const secret of ['171.25', '98.5', 'none-apply', 'Eighteen', 'height'])
    expect(kept).not.toContain(secret);

  await visit(page, '/weight-management');
  await press(page, main(page).getByRole('link', { name: 'See if it suits you' }).first());
  await expectAnswers(page);

  const aside = await (await browser.newContext({ baseURL })).newPage();
  const credentials = await createAccount(aside);
  await press(page, main(page).getByRole('link', { name: 'Continue where you were' }));
  await press(page, button(page, 'Sign in'));
  await signInInDrawer(page, credentials);
  await expect(title(page)).toHaveText('Who is the program for?', { timeout: 20_000 });
  await tabTo(page, main(page).getByRole('link', { name: 'Back' }));
  await page.keyboard.press('Enter');
  await expectAnswers(page);
  await expectKept(page);
  expect(await readable(page)).not.toContain('weight_loss_answers');
});
