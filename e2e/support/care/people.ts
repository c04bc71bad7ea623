import type { Browser, Page } from '@playwright/test';
import { signInAsDemo, signInAsNewCustomer } from '../accounts';
import { shopOrigin } from '../shop-origin';

/** Signs in a new customer with a name that no other test has. */
export async function newPatient(page: Page, lastName: string) {
  const { email } = await signInAsNewCustomer(page, { firstName: 'Wren', lastName });
  const session = await page.request.get('/api/auth/session');
  const { data } = (await session.json()) as { data: { token: string } };
  return { email, origin: shopOrigin(), token: data.token };
}

/** Opens a browser of its own in which a practitioner is signed in. */
export async function doctorPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signInAsDemo(page, 'practitioner');
  return page;
}
