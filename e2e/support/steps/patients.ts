import type { Page } from '@playwright/test';
import { addRecord } from '../care/patient';
import { shopOrigin } from '../shop-origin';

/** Adds the signed-in customer to their patients. */
export async function addOwnRecord(page: Page): Promise<void> {
  const origin = shopOrigin();
  const session = await page.request.post('/api/auth/session', { headers: { origin }, data: {} });
  await addRecord({ origin, token: (await session.json()).data.token });
}
