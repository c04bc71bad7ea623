import type { Locator, Page } from '@playwright/test';
import { PASSWORD_RULES } from '@saltbush/contract';
import { newCredentials } from '../../support/accounts';
import { banner, main } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';

const SERVICE = '/telehealth/covid-antivirals';
const CREATED = 'You have successfully created a Saltbush Health account!';

const drawer = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const openFromHeader = (page: Page) => banner(page).getByRole('button', { name: 'Sign in or join' }).click();

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Fills in the fields of the open drawer and creates an account. */
async function signUp(form: Locator, name: string): Promise<void> {
  const { email, password } = newCredentials(name.toLowerCase());
  await form.getByLabel('First name').fill(name);
  await form.getByLabel('Last name').fill('Drawer');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** The checklist follows what is typed, and the toggle shows it. */
async function expectLivePassword(form: Locator): Promise<void> {
  const password = form.getByLabel('Password', { exact: true });
  const rules = form.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
  const told = (marks: string[]) =>
    expect(rules).toHaveText(PASSWORD_RULES.map(({ label }, index) => `${label} (${marks[index]})`));
  await told(PASSWORD_RULES.map(() => 'not met'));
  await password.fill('Zq7');
  await told(['not met', 'met', 'met', 'not met', 'met']);
  await password.fill('Zq7!1234');
  await told(['met', 'met', 'met', 'met', 'not met']);
  await expect(password).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await form.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
}

test('a guest meets both drawers, makes an account and is offered a rewards card in a popup of 500 by 600 [2.16-01 2.16-03 2.16-05 2.16-06 2.16-07 2.16-08 2.16-09 2.16-11 9.f-04 9.g-01]', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  await main(page).getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(drawer(page, 'Join Saltbush Rewards').getByLabel('First name')).toBeVisible();
  await close(page);

  await openFromHeader(page);
  const login = drawer(page, 'Sign in');
  await expect(login.getByRole('button', { name: /^Continue with / })).toBeVisible();
  await expect(login.getByLabel('First name')).toHaveCount(0);
  await login.getByRole('button', { name: 'Create an account' }).click();
  const form = drawer(page, 'Create your account');
  await expect(form).toContainText('over 15k products');
  await expect(form.getByRole('button', { name: /^Continue with / })).toBeVisible();
  await expectLivePassword(form);
  await signUp(form, 'Dora');

  const success = page.getByRole('dialog');
  await expect(success.getByRole('heading', { name: CREATED })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await success.getByRole('button', { name: 'Link your rewards card' }).click();
  const popup = await opened;
  const choice = popup.getByRole('button', { name: 'Cancel' });
  await expect(choice).toBeVisible();
  expect(popup.viewportSize()).toEqual({ width: 500, height: 600 });
  await choice.click();
  await expect(success).toContainText('You did not link a card.');
  await success.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(success).toBeHidden();
  await expect(page).toHaveURL(PRODUCT);
  await expect(banner(page).getByRole('button', { name: 'Account menu, Dora' })).toBeVisible();
});

test('the telehealth flow has its own title, goes on as a guest or with a new account, and ends when closed [2.16-02 2.16-10 2.16-12]', async ({
  page,
}) => {
  const ask = async () => {
    await main(page).locator(`a[href^="${SERVICE}/book"]`).first().click();
    await expect(drawer(page, 'Book a telehealth service')).toBeVisible();
    return drawer(page, 'Book a telehealth service');
  };
  await page.goto(SERVICE);
  const flow = await ask();
  await flow.getByRole('button', { name: 'Create an account' }).click();
  await expect(drawer(page, 'Create your account')).toBeVisible();
  await close(page);

  await openFromHeader(page);
  const login = drawer(page, 'Sign in');
  await expect(login.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await expect(login.getByRole('button', { name: 'Continue as guest' })).toHaveCount(0);
  await close(page);

  await (await ask()).getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page).toHaveURL(`${SERVICE}/book?step=patient`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Who is the consultation for?');
  await expect(main(page).getByLabel('First name')).toBeVisible();

  await page.goto(SERVICE);
  await (await ask()).getByRole('button', { name: 'Create an account' }).click();
  await signUp(drawer(page, 'Create your account'), 'Tessa');
  const success = page.getByRole('dialog');
  await expect(success.getByRole('heading', { name: CREATED })).toBeVisible();
  await expect(success.getByRole('button', { name: 'Continue Shopping' })).toHaveCount(0);
  await success.getByRole('button', { name: 'Continue Booking' }).click();
  await expect(page).toHaveURL(`${SERVICE}/book?step=patient`);
});
