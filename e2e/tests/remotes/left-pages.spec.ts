import type { CDPSession, Page } from '@playwright/test';
import { banner, footer, main } from '../../support/landmarks';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const LAPS = 6;

/** How many nodes of the document and of removed parts are in memory. */
async function countNodes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Memory.getDOMCounters')).nodes;
}

/** Leaves a page of one remote for a page of another, and comes back. */
async function lap(page: Page, title: string): Promise<void> {
  await banner(page).getByRole('link', { name: 'Saltbush Health, home' }).click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a page that is left is freed; header and footer stay', async ({ page, quietConsole: _quiet }) => {
  await visit(page, '/telehealth');
  const title = (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  for (let count = 0; count < LAPS; count += 1) {
    await lap(page, title);
    await expect(footer(page).getByRole('link').first()).toBeVisible();
    counts.push(await countNodes(session));
  }
  const [, second = 0] = counts;
  expect(counts.at(-1), `nodes after each lap: ${counts.join(', ')}`).toBeLessThan(second * 1.2);
});
