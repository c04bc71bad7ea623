import { expect, type Locator, type Page } from '@playwright/test';
import { banner, footer, main } from '../landmarks';

/** The remote whose releases the tests change, and the id of its next one. */
export const REMOTE = 'mf-account';
export const NEXT = '0.2.0-next';

/** A field of a page of the remote, which shows that the page works. */
export const lookupForm = (page: Page): Locator => main(page).getByLabel('Order reference');

/** Records responses for the remote's files from now on. */
export function watchFiles(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`/releases/${REMOTE}/`)) answers.push(`${response.status()} ${pathname}`);
  });
  return answers;
}

/** Opens parts of the remote that the page has not loaded yet. */
export async function useRemote(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Sign in or join' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await footer(page).getByRole('link', { name: 'Find an order' }).click();
  await expect(lookupForm(page)).toBeVisible();
}
