import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

/** A Tuesday at 11 am in Sydney: stories that name days look the same every day. */
const NOW = new Date('2026-11-24T00:00:00Z');
/** Windows higher than a phone and a desk have, so that most pages are pictured as a whole. */
const PHONE = [390, 1500] as const;
const DESK = [1440, 1200] as const;
const USUAL = [1280, 900] as const;

/** A story counts as drawn when nothing in it changed for this long. */
const QUIET_MS = 100;
const PATIENCE_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

/** Waits until what a story loads or animates has arrived. What never ends, such as a strip that rotates, is not waited for. */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(patience);
      resolve();
    };
    let quiet = setTimeout(finish, QUIET_MS);
    const patience = setTimeout(finish, PATIENCE_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, QUIET_MS);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/** The story as its play function has left it, on a phone and on a desk, beside the pictures of before. */
afterEach(async ({ task }) => {
  vi.useRealTimers();
  if (task.result?.state === 'fail') return;
  // The ids of the requirements that a story proves are not part of its name.
  const name = task.name.replace(/ \[[^\]]*\]/g, '');
  await document.fonts.ready;
  for (const [width, height] of [PHONE, DESK]) {
    // What lies below the window would be left white.
    document.body.style.maxBlockSize = `${height}px`;
    await page.viewport(width, height);
    await untilDrawn();
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${width}`);
  }
  document.body.style.maxBlockSize = '';
  await page.viewport(...USUAL);
});
