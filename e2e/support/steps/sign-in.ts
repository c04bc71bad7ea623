import type { Page } from '@playwright/test';
import type { Credentials } from '../accounts';

/** Fills in the open sign-in drawer and sends it. */
export async function signInInDrawer(page: Page, { email, password }: Credentials): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('E-mail').fill(email);
  await drawer.getByLabel('Password', { exact: true }).fill(password);
  await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Creates an account in the open sign-in drawer, which then closes. */
export async function signUpInDrawer(
  page: Page,
  { firstName, lastName, email, password }: Credentials & { firstName: string; lastName: string },
): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Create an account' }).click();
  await drawer.getByLabel('First name').fill(firstName);
  await drawer.getByLabel('Last name').fill(lastName);
  await drawer.getByLabel('E-mail').fill(email);
  await drawer.getByLabel('Password', { exact: true }).fill(password);
  await drawer.getByRole('button', { name: 'Create account' }).click();
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
}
