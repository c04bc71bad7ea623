import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBudgets } from '../../server/documents/budgets';
import { renderPage } from '../../server/documents/render';
import { awaitedData } from '../../server/documents/server-environment';
import { CHOICE, lateRemote } from '../testing/late-remote';

const BUDGET_MS = 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Renders a page whose data arrives after some time; returns it with what was reported. */
async function render(afterMs: number) {
  const reports: { error: unknown; where: string; awaited: string[] }[] = [];
  const rendering = renderPage({
    remotes: lateRemote(afterMs),
    choice: CHOICE,
    location: { pathname: '/brands/tidewell', search: '', hash: '' },
    ...createBudgets(BUDGET_MS).visitor,
    onError: (error, where, queryClient) =>
      void reports.push({ error, where, awaited: awaitedData(queryClient) }),
  });
  await vi.advanceTimersByTimeAsync(10 * BUDGET_MS);
  return { page: await rendering, reports };
}

describe('a page whose data is late', () => {
  it.each([0, 900, 2000])('waits for it rather than be an error: %i ms', async (afterMs) => {
    const { page, reports } = await render(afterMs);
    expect(page).toMatchObject({ status: 200, result: { head: { title: 'Tidewell' } } });
    expect(page.page).toContain('A brand');
    expect(reports).toEqual([]);
  });

  it('is unavailable after thrice its budget, and says what it waited for, without values', async () => {
    const { page, reports } = await render(3 * BUDGET_MS);
    expect(page).toMatchObject({ status: 503, result: null });
    expect(page.page).toContain('A brand');
    expect(reports).toMatchObject([
      { error: { name: 'LateError' }, where: 'mf-catalog/brand', awaited: ['mf-catalog/brand'] },
    ]);
  });
});
