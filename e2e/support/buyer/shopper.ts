import type { Browser, Page } from '@playwright/test';
import type { Patient } from '../care/patient';
import { newPatient } from '../care/people';
import { fillCart, startCart, type WantedLine } from './fill-cart';
import { placeOrder } from './place-order';
import { prepareCart } from './prepare-order';

/** A customer with a browser of their own. */
export interface Shopper extends Patient {
  page: Page;
  email: string;
}

/** Signs a new customer in, in a browser of their own. */
export async function newShopper(browser: Browser, lastName: string): Promise<Shopper> {
  const page = await (await browser.newContext()).newPage();
  return { page, ...(await newPatient(page, lastName)) };
}

/** Orders lines as a customer, by card and standard delivery; returns the reference. */
export async function orderLines(
  { origin, token, email }: Omit<Shopper, 'page'>,
  lines: readonly WantedLine[],
): Promise<string> {
  const uuid = await startCart(origin, token);
  await fillCart(origin, uuid, lines, { token });
  const prepared = await prepareCart(origin, uuid, { email, token });
  return (await placeOrder(origin, prepared, { token })).reference;
}
