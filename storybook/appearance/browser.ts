import { existsSync } from 'node:fs';
import { QUIET_FLAGS } from '../../e2e/support/chromium-flags.ts';
import { DESK, PHONE } from './widths.ts';

// Prefers an installed Chromium to Playwright's.
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** Launch options of the browser for stories, and for the probe that detects how it renders. */
export const launchOptions = {
  executablePath,
  args: [...QUIET_FLAGS, ...(process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean)],
};

/** Large enough for the stories' iframe; pictures are taken at three fifths of its size. */
export const contextOptions = {
  viewport: { width: DESK[0], height: PHONE[1] },
  deviceScaleFactor: 0.6,
  colorScheme: 'light',
  locale: 'en-AU',
  timezoneId: 'Australia/Sydney',
} as const;
