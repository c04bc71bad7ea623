import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with one line per element that breaks a rule of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours in the middle of a transition are nobody's colours.
  await page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  const words = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
  expect(words, 'violations of WCAG 2.2 AA').toEqual([]);
}
