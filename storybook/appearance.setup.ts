import { afterEach, beforeAll, beforeEach, type TestContext, vi } from 'vitest';
import { checkAppearance } from './appearance/check';
import { loadFonts } from './appearance/settle';
import { DESK, PHONE } from './appearance/widths';

/** A Tuesday at 11 am in Sydney: stories that name days look the same every day. */
const NOW = new Date('2026-11-24T00:00:00Z');

beforeAll(loadFonts);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

/** What Storybook's plugin adds to a test. */
interface StoryContext extends TestContext {
  story?: { id: string; globals: { viewport?: { value?: string } } };
}

/** Checks the story as its play function has left it. One that is pinned to a narrow window is not for a desk. */
afterEach(async ({ task, story }: StoryContext) => {
  const isPinned = /^(narrowest|phone)$/.test(story?.globals.viewport?.value ?? '');
  if (story && task.result?.state !== 'fail')
    await checkAppearance(story.id, isPinned ? [PHONE] : [PHONE, DESK]);
  vi.useRealTimers();
});
