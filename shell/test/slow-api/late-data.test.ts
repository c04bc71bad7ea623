// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { createElement, use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBudgets } from '../../server/documents/budgets';
import { type RenderedPage, renderPage } from '../../server/documents/render';
import type { ServerRemotes } from '../../server/documents/server-remotes';
import { hydrateHeader } from '../testing/hydrate-header';
import { LAYOUT_CHOICE, lateRemote } from '../testing/late-remote';

const BUDGET_MS = 1000;
const STEP_MS = 100;
const SLOW_RENDERING_MS = 400;

const optionsOf = (remotes: ServerRemotes) => ({
  remotes,
  choice: LAYOUT_CHOICE,
  location: { pathname: '/brands/tidewell', search: '', hash: '' },
  ...createBudgets(BUDGET_MS).visitor,
  onError: () => undefined,
});

let code: Promise<string> | null;
/** Takes some time to render on the server. */
function SlowPage() {
  code ??= new Promise((resolve) => setTimeout(resolve, SLOW_RENDERING_MS, 'Late code'));
  return createElement('h1', null, use(code));
}

beforeEach(() => {
  code = null;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function render(remotes: ServerRemotes): Promise<RenderedPage> {
  const rendering = renderPage(optionsOf(remotes));
  // React goes on with suspended work in an immediate, which time that is only made up does not wait for.
  for (let passed = 0; passed < 10 * BUDGET_MS; passed += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    await new Promise(setImmediate);
  }
  return rendering;
}

describe('a header whose data is late', () => {
  it.each([
    ['in time', 100, 100, 'Vitamins'],
    ['after its own time, before the page’s', 900, 2000, 'Vitamins'],
    ['after everything', 5000, 100, 'Loading'],
  ])('is hydrated without a mismatch if it arrives %s', async (_when, layoutMs, pageMs, text) => {
    const remotes = lateRemote(pageMs, layoutMs);
    const page = await render(remotes);
    expect([page.header, page.footer]).toEqual([`<nav>${text}</nav>`, `<nav>${text}</nav>`]);
    expect(hydrateHeader(page, optionsOf(remotes))).toEqual([]);
    expect(page.isComplete).toBe(text === 'Vitamins');
  });

  it('misses what arrives while the page is rendered; so does the document, which is not kept', async () => {
    const remotes = lateRemote(100, 1000, SlowPage);
    const page = await render(remotes);
    expect([page.header, page.page]).toEqual(['<nav>Loading</nav>', '<h1>Late code</h1>']);
    expect(page.data.queries.map(({ queryKey }) => queryKey[0])).toEqual(['mf-catalog']);
    expect(hydrateHeader(page, optionsOf(remotes))).toEqual([]);
    expect(page.isComplete).toBe(false);
  });
});
