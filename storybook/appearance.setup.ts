import { afterEach, beforeAll, beforeEach, type TestContext, vi } from 'vitest';
import { checkAppearance } from './appearance/check';
import { holdTurns, loadFonts } from './appearance/settle';
import { DESK, PHONE, PHONE_PICTURE } from './appearance/widths';

/** A Tuesday at 11 am in Sydney, so that stories with dates always look the same. */
const NOW = new Date('2026-11-24T00:00:00Z');

beforeAll(loadFonts);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

/** Test context with the properties that Storybook's plugin adds. */
interface StoryContext extends TestContext {
  story?: { id: string; tags: string[]; globals: { viewport?: { value?: string } } };
}

/** Checks the story's final state. A story pinned to a narrow viewport is not checked at desktop width. */
afterEach(async ({ task, story }: StoryContext) => {
  const isPinned = /^(narrowest|phone)$/.test(story?.globals.viewport?.value ?? '');
  if (story && task.result?.state !== 'fail') {
    const release = holdTurns();
    await checkAppearance(
      story.id,
      isPinned ? [PHONE] : [PHONE, DESK],
      !story.tags.includes(PHONE_PICTURE),
    ).finally(release);
  }
  vi.useRealTimers();
});
