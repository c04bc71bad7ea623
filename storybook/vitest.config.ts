import { existsSync } from 'node:fs';
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

export default defineConfig({
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  test: {
    name: 'stories',
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath, args } }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      screenshotFailures: false,
    },
  },
});
