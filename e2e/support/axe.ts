import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Colours halfway through a transition would fail the contrast rules: those that run are waited for, and a button that
 * comes out of its busy state while axe reads takes its colours at once, as for anybody who prefers reduced motion.
 */
async function withoutMotion<Result>(page: Page, read: () => Promise<Result>): Promise<Result> {
  const reduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
  const result = await read();
  if (!reduced) await page.emulateMedia({ reducedMotion: null });
  return result;
}

/** Only violations in full: what passes is thousands of nodes, whose description takes longer than the check. */
const REPORT = { resultTypes: ['violations' as const] };

/** Waits for the page, and fails with one line per element that breaks an accessibility rule, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page whose code is still on the way has nothing to check, and would pass or fail by chance.
  await expect(page.locator('h1').first()).toBeAttached();
  // The pages have no frames, so axe does not need a second page to merge results, which takes as long again.
  const { violations } = await withoutMotion(page, () =>
    new AxeBuilder({ page }).setLegacyMode(true).options(REPORT).analyze(),
  );
  const words = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
  expect(words, 'violations of accessibility').toEqual([]);
}
