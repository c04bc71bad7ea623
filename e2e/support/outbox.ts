import type { Page } from '@playwright/test';

/** Reads the subjects of the mails to an address, in any order. */
export async function subjectsTo(page: Page, email: string): Promise<string[]> {
  const response = await page.request.get('/api/dev/outbox');
  const { data } = (await response.json()) as { data: { to: string; subject: string }[] };
  return data.filter(({ to }) => to === email).map(({ subject }) => subject);
}
