import type { Page } from '@playwright/test';
import { signInAsPriya } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

/** The lessons that are open, the next one, then those folded up: by week, and the first that is not read is current. */
async function expectLessons(page: Page): Promise<void> {
  const lessons = main(page)
    .locator('li')
    .filter({ hasText: /^Week \d+/ });
  await main(page).getByText('of later weeks').click();
  await expect(lessons.last()).toBeVisible();
  const rows = await lessons.evaluateAll((all) =>
    all.map((row) => ({
      week: Number(/^Week (\d+)/.exec(row.textContent ?? '')?.[1]),
      isOpen: row.dataset.status === 'Available' || row.dataset.status === 'InProgress',
      isCurrent: row.getAttribute('aria-current') === 'step' && /Current$/.test(row.textContent ?? ''),
    })),
  );
  const weeks = rows.map(({ week }) => week);
  expect(weeks.length).toBeGreaterThan(7);
  expect(weeks).toEqual([...weeks].sort((a, b) => a - b));
  const first = rows.findIndex(({ isOpen }) => isOpen);
  expect(first).toBeGreaterThan(0);
  expect(rows.map(({ isCurrent }) => isCurrent)).toEqual(rows.map((_row, index) => index === first));
}

test('the dashboard lists lessons by week, and opens the lesson of the week [2.1-15 2.20-01]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await signInAsPriya(page);
  await visit(page, '/user/journey/1/dashboard');
  const content = main(page);
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Health Programs');
  await expectLessons(page);

  const current = content.locator('[aria-current="step"]').filter({ hasText: 'Week' }).getByRole('button');
  const lesson = (await current.textContent()) ?? '';
  await current.click();
  const reader = page.getByRole('dialog', { name: lesson });
  await expect(reader.getByRole('heading', { name: 'This week' })).toBeVisible();
  await reader.getByRole('button', { name: 'Close' }).click();
  await expect(current).toBeFocused();
});
