import type { Page, Request } from '@playwright/test';
import { main } from '../../support/landmarks';
import { SEARCH } from '../../support/paths';
import { addToCartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

interface SearchEvent {
  eventType: string;
  queryID: string;
  objectIDs: string[];
}

const readContext = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('personal:search_context') ?? '[]'));

/** Records what the page tells the search service. */
function watchEvents(page: Page): SearchEvent[] {
  const events: SearchEvent[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/1/events')) events.push(...request.postDataJSON().events);
  });
  return events;
}

/** Opens a product that a search found. */
async function openFound(page: Page, index: number): Promise<void> {
  await visit(page, SEARCH);
  await main(page).getByRole('article').nth(index).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
}

test('the query that led to a product is kept for it as long as the tab is open, and counts its purchase [9.e-03]', async ({
  page,
  context,
}) => {
  const events = watchEvents(page);
  await page.goto('/');
  const consent = page.getByRole('button', { name: 'Yes, count' });
  await consent.click();
  await expect(consent).toHaveCount(0);
  await openFound(page, 0);
  await expect.poll(() => readContext(page)).toHaveLength(1);
  await openFound(page, 1);
  await expect.poll(() => readContext(page)).toHaveLength(2);
  const kept = await readContext(page);
  const clicks = events.filter(({ eventType }) => eventType === 'click');
  expect(clicks.map(({ objectIDs, queryID }) => [...objectIDs, queryID])).toEqual(kept);
  expect(new Set(kept.flat()).size).toBe(4);

  await page.reload();
  expect(await readContext(page)).toEqual(kept);
  await addToCartButton(page).click();
  const bought = () => events.filter(({ eventType }) => eventType === 'conversion');
  await expect.poll(bought).toHaveLength(1);
  expect(bought()[0]).toMatchObject({ objectIDs: [kept[1]?.[0]], queryID: kept[1]?.[1] });

  const url = page.url();
  await page.close();
  const later = await context.newPage();
  await later.goto(url);
  expect(await readContext(later)).toEqual([]);
});
