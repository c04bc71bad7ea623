import { createAccount, newCredentials } from '../../support/accounts';
import { banner } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { PRODUCT } from '../../support/paths';
import { signInInDrawer } from '../../support/steps/sign-in';
import { expect, test } from '../../support/test';

test('signing in asks for e-mail and password, tells no part that is wrong, and mails a link to who forgot it [2.16-04]', async ({
  page,
}) => {
  const { email, password } = await createAccount(page);
  await page.goto(PRODUCT);
  await banner(page).getByRole('button', { name: 'Sign in or join' }).click();
  const form = page.getByRole('dialog', { name: 'Sign in', exact: true });
  const secret = form.getByLabel('Password', { exact: true });
  await expect(form.getByRole('textbox')).toHaveCount(2);
  await expect(form.getByRole('button', { name: /^Continue with / })).toBeVisible();
  const refusals = [];
  for (const wrong of [
    { email, password: `${password}x` },
    { email: newCredentials('nobody').email, password },
  ]) {
    await form.getByLabel('E-mail').fill(wrong.email);
    await secret.fill(wrong.password);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    refusals.push(await form.getByRole('alert').first().textContent());
  }
  expect(refusals[0]).toContain('email address or password is incorrect');
  expect(refusals[1]).toBe(refusals[0]);
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(secret).toHaveAttribute('type', 'text');

  await form.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = page.getByRole('dialog');
  await forgot.getByLabel('E-mail').fill(email);
  await forgot.getByRole('button', { name: /link/i }).click();
  await expect.poll(() => subjectsTo(page, email)).toContainEqual(expect.stringMatching(/password/i));
  await page.keyboard.press('Escape');
  await expect(forgot).toBeHidden();
  await banner(page).getByRole('button', { name: 'Sign in or join' }).click();
  await signInInDrawer(page, { email, password });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(banner(page).getByRole('button', { name: /^Account menu/ })).toBeVisible();
});
