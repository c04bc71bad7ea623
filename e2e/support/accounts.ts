import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../api/seed/demo-accounts';
import { shopOrigin } from './shop-origin';

/** What signs a customer in. */
export interface Credentials {
  email: string;
  password: string;
}

interface PersonName {
  firstName: string;
  lastName: string;
}

const PASSWORD = 'Banksia!72grows';
const WREN: PersonName = { firstName: 'Wren', lastName: 'Alone' };

/** An e-mail address and a password that no account has yet. */
export const newCredentials = (name: string): Credentials => ({
  email: `${name}.${randomUUID()}@example.com`,
  password: PASSWORD,
});

/** A page, or what sends its requests without one. */
export type Requester = Pick<Page, 'request'>;

async function post(page: Requester, path: string, data: object): Promise<void> {
  const response = await page.request.post(path, { headers: { origin: shopOrigin() }, data });
  expect(response.ok(), await response.text()).toBe(true);
}

const signIn = (page: Requester, { email, password }: Credentials) =>
  post(page, '/api/auth/login', { email, password, cart: null });

type DemoKey = (typeof DEMO_ACCOUNTS)[number]['key'];

/** What signs in a demo account, such as the pharmacist's. */
export function demoAccount(key: DemoKey): Credentials {
  const account = DEMO_ACCOUNTS.find((each) => each.key === key);
  if (!account) throw new Error(`There is no demo account ${key}`);
  return account;
}

/** Signs in as a demo account. */
export const signInAsDemo = (page: Requester, key: DemoKey): Promise<void> => signIn(page, demoAccount(key));

/** Signs in as a demo customer who has orders and a program. */
export const signInAsPriya = (page: Page): Promise<void> => signInAsDemo(page, 'priya');

/** Creates an account that no other test changes. */
export async function createAccount(page: Page, name = WREN): Promise<Credentials> {
  const credentials = newCredentials(name.firstName.toLowerCase());
  await post(page, '/api/auth/signup', { ...credentials, ...name, cart: null });
  return credentials;
}

/** Signs in as a new customer, whom no other test changes. */
export async function signInAsNewCustomer(page: Page, name = WREN): Promise<Credentials> {
  const credentials = await createAccount(page, name);
  await signIn(page, credentials);
  return credentials;
}
