import type { Page } from '@playwright/test';
import { banner } from '../../support/landmarks';
import { searchField } from '../../support/steps/browse';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PROMPT = 'Delivery location';

const turnOf = (page: Page) => page.locator('#announcements [data-turn="true"]').textContent();

/** Stops the page's clock shortly ahead; from now on only the test advances it. */
async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 50));
  // On a busy machine the moment ahead can be over before the clock hears of it.
  await expect(stop).toPass();
}

/** How long the transitions that a change of the page starts take in all, in ms, by property. */
async function watchTransitions(
  page: Page,
  selector: string,
): Promise<() => Promise<Record<string, number>>> {
  await page.evaluate((parts) => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seenTransitions: seen });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof Element) || !target.matches(parts)) return;
      for (const animation of target.getAnimations()) {
        if (!(animation instanceof CSSTransition) || animation.transitionProperty !== propertyName) continue;
        const end = Number(animation.effect?.getComputedTiming().endTime);
        seen[propertyName] = Math.max(seen[propertyName] ?? 0, end);
      }
    });
  }, selector);
  return () =>
    page.evaluate(() => (window as unknown as { seenTransitions: Record<string, number> }).seenTransitions);
}

test('the strip goes on every 3 s, and fades for 500 ms [9.c-05]', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  await page.getByRole('main').hover({ position: { x: 5, y: 5 } });
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  const transitions = await watchTransitions(page, '#announcements [data-turn]');
  await stopClock(page);
  const first = await turnOf(page);
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await turnOf(page)).not.toBe(first);
  }).toPass({ intervals: [1], timeout: 30_000 });
  const said = [await turnOf(page)];
  for (const _ of [1, 2, 3]) {
    await page.clock.runFor(2900);
    expect(await turnOf(page)).toBe(said.at(-1));
    await page.clock.runFor(100);
    await expect.poll(() => turnOf(page)).not.toBe(said.at(-1));
    said.push(await turnOf(page));
  }
  expect(said).toContain(first);
  await expect.poll(transitions).toEqual({ opacity: 500 });
});

test('the prompt for a location leaves after 30 s [9.c-06]', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript((label) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(`section[aria-label="${label}"]`)) return;
      observer.disconnect();
      Object.assign(window, { promptedAt: Date.now() });
    }).observe(document, { subtree: true, childList: true });
  }, PROMPT);
  await page.goto('/');
  const prompt = page.getByRole('region', { name: PROMPT });
  await expect(prompt).toBeVisible();
  await stopClock(page);
  const shown = await page.evaluate(
    () => Date.now() - (window as unknown as { promptedAt: number }).promptedAt,
  );
  await page.clock.runFor(30_000 - shown - 10);
  await expect(prompt).toBeVisible();
  await page.clock.runFor(1000);
  await expect(prompt).toHaveCount(0);
});

test('the search asks once nothing was typed for 300 ms [9.c-04]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/1/indexes/*/queries')) return;
    const { requests } = request.postDataJSON() as { requests: { query?: string; params?: string }[] };
    const [first] = requests;
    const query = first?.query ?? new URLSearchParams(first?.params).get('query') ?? '';
    if (query) asked.push(query);
  });
  await page.clock.install();
  await visit(page, '/');
  await searchField(page).click();
  await expect(page.getByRole('listbox', { name: 'Search suggestions' })).toBeVisible();
  await stopClock(page);
  for (const letter of 'magnes') {
    await page.keyboard.press(letter);
    await page.clock.runFor(299);
  }
  await expect(searchField(page)).toHaveValue('magnes');
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['magnes']);
  await page.clock.resume();
  await expect(page.getByText(/results for magnes/i).first()).toBeVisible();
});

test('the header folds away beyond 300 px, and its quick links in 300 ms [9.f-02 9.c-07]', async ({
  page,
}) => {
  await visit(page, '/');
  const strip = page.getByRole('region', { name: 'Announcements' });
  const links = page.getByRole('navigation', { name: 'Quick links' });
  const height = () => links.evaluate((bar) => bar.getBoundingClientRect().height);
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await expect(links).toBeVisible();
  await expect(strip).toBeInViewport();
  const transitions = await watchTransitions(page, 'nav[aria-label="Quick links"]');
  await scrollTo(301);
  await expect(strip).not.toBeInViewport();
  await expect(links).toBeHidden();
  await expect.poll(transitions).toMatchObject({ height: 300 });
  await scrollTo(300);
  await expect(strip).toBeInViewport();
  await expect.poll(height).toBe(40);

  await page.setViewportSize({ width: 390, height: 844 });
  const button = banner(page).getByRole('button', { name: 'Search', exact: true });
  const box = banner(page).getByRole('combobox', { name: 'Search for products' });
  await expect(box).toBeInViewport();
  await scrollTo(301);
  await expect(box).not.toBeInViewport();
  await expect(button.first()).toBeInViewport();
});
