import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contextOptions, launchOptions } from './appearance/browser.ts';
import { commands } from './appearance/commands.ts';

const PICTURES = fileURLToPath(new URL('pictures', import.meta.url));
const DIFFERENCES = fileURLToPath(new URL('test-results', import.meta.url));

export default defineConfig({
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  test: {
    name: 'stories',
    isolate: false,
    maxWorkers: 3,
    // Stories can take long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // New pictures are compressed at the end.
    teardownTimeout: 900_000,
    globalSetup: ['./appearance/global-setup.ts'],
    // Teardown runs in reverse order: the network check must come last.
    setupFiles: ['./network.setup.ts', './appearance.setup.ts'],
    attachmentsDir: 'test-results/attachments',
    // Lets the browser write new pictures; the server is reachable locally only.
    api: { host: '127.0.0.1', allowWrite: true },
    browser: {
      api: { host: '127.0.0.1', allowWrite: true },
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions, contextOptions }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      screenshotFailures: false,
      commands,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.0005 },
          // Taking pictures is slow on a busy machine.
          timeout: 30_000,
          resolveScreenshotPath: ({ arg, ext }) => join(PICTURES, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(DIFFERENCES, `${arg}${ext}`),
        },
      },
    },
  },
});
