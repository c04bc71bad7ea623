import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// Debian's Chromium where it is, otherwise Playwright's own.
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What the stories' frame must fit into, as wide and high as the largest picture; three quarters are fine enough. */
const contextOptions = { viewport: { width: 1440, height: 1500 }, deviceScaleFactor: 0.75 };

const PICTURES = fileURLToPath(new URL('pictures', import.meta.url));
const DIFFERENCES = fileURLToPath(new URL('test-results', import.meta.url));

export default defineConfig({
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  test: {
    name: 'stories',
    isolate: false,
    maxWorkers: 3,
    // A story waits as long as it needs; on a machine with other things to do that is long.
    testTimeout: 60_000,
    // What ends last stands first.
    setupFiles: ['./network.setup.ts', './pictures.setup.ts'],
    attachmentsDir: 'test-results/attachments',
    // New pictures are written; nobody else reaches the server.
    api: { host: '127.0.0.1', allowWrite: true },
    browser: {
      api: { host: '127.0.0.1', allowWrite: true },
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath, args }, contextOptions }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // Machines draw the edges of letters a little differently.
          comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.0005 },
          resolveScreenshotPath: ({ arg, ext, testFileName }) =>
            join(PICTURES, testFileName.replace('.stories.tsx', ''), `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext, testFileName }) =>
            join(DIFFERENCES, testFileName.replace('.stories.tsx', ''), `${arg}${ext}`),
        },
      },
    },
  },
});
