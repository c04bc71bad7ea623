import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../../api/seed/demo-accounts';
import { createAccount, signInAsDemo } from '../../support/accounts';
import { codeOf } from '../../support/authenticator';
import { expectAccessible } from '../../support/axe';
import { main } from '../../support/landmarks';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  const data = { email, password, cart: null };
  await page.request.post('/api/auth/login', { headers: { origin: shopOrigin() }, data });
}

/** Opens the link by which a new account confirms its address. */
async function confirmEmail(page: Page, email: string): Promise<void> {
  const response = await page.request.get('/api/dev/outbox');
  const { data } = (await response.json()) as { data: { to: string; template: string; text: string }[] };
  const mail = data.find(({ to, template }) => to === email && template === 'welcome');
  await page.goto(mail?.text.match(/https?:\S*\/api\/auth\/confirm\S*/)?.[0] ?? '');
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
}

test('a colleague is invited, sets up an app, and each sign-in asks for its code [roles-10 roles-11]', async ({
  page,
  browser,
}) => {
  const colleague = await (await browser.newContext({ baseURL: shopOrigin() })).newPage();
  const account = await createAccount(colleague);
  await signInAsDemo(page, 'staff');
  await page.goto('/staff/members');
  await main(page).getByLabel('E-mail').fill(account.email);
  await main(page).getByLabel('Role', { exact: true }).selectOption('support');
  await press(page, 'Give the role');
  await expect(main(page).getByText(`We have written to ${account.email}.`)).toBeVisible();
  await expectAccessible(page);

  await signIn(colleague, account);
  await confirmEmail(colleague, account.email);
  await colleague.goto('/staff/sign-in');
  await press(colleague, 'Set up an app');
  const key =
    (await main(colleague)
      .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .textContent()) ?? '';
  await main(colleague).getByLabel('Code that the app shows').fill(codeOf(key));
  await press(colleague, 'Set up');
  await expect(
    main(colleague).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);
  await press(colleague, 'I have kept them');

  await signIn(colleague, account);
  await colleague.goto('/staff/customers');
  await expect(colleague.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByLabel('Code of your authenticator app').fill(codeOf(key, 1));
  await press(colleague, 'Confirm');
  await expect(main(colleague).getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();

  await page.reload();
  await press(page, `Remove ${account.email}`);
  await press(page, `Remove and sign out ${account.email}`);
  await expect(main(page).getByRole('cell', { name: account.email, exact: true })).toBeHidden();
  await colleague.reload();
  await expect(colleague.getByRole('heading', { name: 'Customers', level: 1 })).toBeHidden();
  await colleague.context().close();
});

test('a sign-in that has ended is renewed over the page, which stays as it was [roles-09]', async ({
  page,
}) => {
  await signInAsDemo(page, 'support');
  await page.goto('/staff/customers');
  const search = main(page).getByLabel(/^Find by name/);
  await search.fill('priya@saltbush.example');
  await page.request.post('/api/auth/logout', { headers: { origin: shopOrigin() }, data: {} });
  await search.press('Enter');
  const gate = page.getByRole('region', { name: 'Sign in to go on' });
  await expect(gate).toBeVisible();
  await expect(search).toBeHidden();
  await expectAccessible(page);
  const account = DEMO_ACCOUNTS.find(({ key }) => key === 'support');
  await gate.getByLabel('E-mail').fill(account?.email ?? '');
  await gate.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await gate.getByRole('button', { name: 'Sign in' }).click();
  await expect(gate).toBeHidden();
  await expect(search).toHaveValue('priya@saltbush.example');
  await expect(main(page).getByRole('link', { name: /^Priya/ })).toBeVisible();
});
