import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

/** A Tuesday at 11 am in Sydney: stories that name days look the same every day. */
const NOW = new Date('2026-11-24T00:00:00Z');
const PHONE = [390, 844] as const;
const DESK = [1440, 900] as const;
const USUAL = [1280, 900] as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

/** The story as its play function has left it, on a phone and on a desk, beside the pictures of before. */
afterEach(async ({ task }) => {
  vi.useRealTimers();
  if (task.result?.state === 'fail') return;
  // The ids of the requirements that a story proves are not part of its name.
  const name = task.name.replace(/ \[[^\]]*\]/g, '');
  await document.fonts.ready;
  for (const [width, height] of [PHONE, DESK]) {
    await page.viewport(width, height);
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${width}`);
  }
  await page.viewport(...USUAL);
});
