import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../api/seed/demo-accounts';
import { KNOWN } from '../../api/seed/known';
import { shopOrigin } from './test';

export const PRODUCT = `/products/${KNOWN.magnesium}`;

/** Parts of the page that React has not hydrated yet. */
const countStillParts = (page: Page): Promise<number> =>
  page
    .locator('[data-part="content"] > :last-child')
    .evaluateAll(
      (parts) => parts.filter((part) => !Object.keys(part).some((key) => key.startsWith('__react'))).length,
    );

/** Scrolls down the page: content far below the fold loads when it comes near. */
async function showAll(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy="true"]');
  await expect(async () => {
    for (const part of await busy.all()) await part.scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(busy).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** Opens a URL and waits until its heading is visible and every part of the page is interactive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  // An unused header and footer stay server-rendered.
  await page.getByRole('contentinfo').dispatchEvent('pointerover');
  await page.getByRole('banner').getByRole('link', { name: 'Saltbush Health, home' }).focus();
  await expect.poll(() => countStillParts(page), { timeout: 15_000 }).toBe(0);
  await showAll(page);
}

/** Adds the product of the main job to the visitor's cart, as soon as its button is painted. */
export async function addProduct(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item,/ })).toBeVisible();
}

/** Signs in as a demo customer who has orders and a program. */
export async function signInAsPriya(page: Page): Promise<void> {
  const priya = DEMO_ACCOUNTS.find(({ key }) => key === 'priya');
  const response = await page.request.post('/api/auth/login', {
    headers: { origin: shopOrigin() },
    data: { email: priya?.email, password: priya?.password, cart: null },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Creates an account that no other test changes. */
export async function createAccount(page: Page): Promise<{ email: string; password: string }> {
  const account = { email: `wren.${randomUUID()}@example.com`, password: 'Banksia!72grows' };
  const response = await page.request.post('/api/auth/signup', {
    headers: { origin: shopOrigin() },
    data: { ...account, firstName: 'Wren', lastName: 'Alone', cart: null },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return account;
}

/** Signs in as a new customer, whom no other test changes. */
export async function signInAsNewCustomer(page: Page): Promise<void> {
  const account = await createAccount(page);
  const response = await page.request.post('/api/auth/login', {
    headers: { origin: shopOrigin() },
    data: { ...account, cart: null },
  });
  expect(response.ok(), await response.text()).toBe(true);
}
