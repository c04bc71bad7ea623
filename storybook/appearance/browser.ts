import { existsSync } from 'node:fs';
import { DESK, PHONE } from './widths.ts';

// Debian's Chromium where it is, otherwise Playwright's own.
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** The browser of the stories, and of the probe that tells how it renders. */
export const launchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean),
  ],
};

/** What the stories' frame must fit into; pictures are made at three fifths of its size */
export const contextOptions = {
  viewport: { width: DESK[0], height: PHONE[1] },
  deviceScaleFactor: 0.6,
  colorScheme: 'light',
  locale: 'en-AU',
  timezoneId: 'Australia/Sydney',
} as const;
