import { type Browser, type Page, request } from '@playwright/test';
import { type Requester, signInAsDemo, signInAsNewCustomer } from '../accounts';
import { shopOrigin } from '../shop-origin';
import type { Patient } from './patient';

/** Who is signed in, as somebody who sends operations. */
async function whoIs({ request: requests }: Requester): Promise<Patient> {
  const session = await requests.get('/api/auth/session');
  const { data } = (await session.json()) as { data: { token: string } };
  return { origin: shopOrigin(), token: data.token };
}

/** Signs in a new customer with a name that no other test has. */
export async function newPatient(page: Page, lastName: string) {
  const { email } = await signInAsNewCustomer(page, { firstName: 'Wren', lastName });
  return { email, ...(await whoIs(page)) };
}

/** Signs in a practitioner who needs no page. */
export async function practitioner(): Promise<Patient> {
  const requests = await request.newContext({ baseURL: shopOrigin() });
  await signInAsDemo({ request: requests }, 'practitioner');
  const doctor = await whoIs({ request: requests });
  await requests.dispose();
  return doctor;
}

/** Opens a browser of its own in which a practitioner is signed in. */
export async function doctorPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signInAsDemo(page, 'practitioner');
  return page;
}
