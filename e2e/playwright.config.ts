import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './support/chromium-flags';

/** Each has a browser and a shop: some processors are left for the tests that need a machine to themselves. */
const WORKERS = Math.max(2, Math.floor(availableParallelism() * 0.75));
/** Traces with a picture of every moment, of which each test takes a fifth longer: `TRACE=1`. */
const IS_TRACED = Boolean(process.env.TRACE);
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: Boolean(process.env.CI),
  // Journeys are not timed: budgets are (`saltbush build --within-budgets`), and a machine may be twice as slow as another.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    trace: { mode: 'retain-on-failure', screenshots: IS_TRACED, snapshots: IS_TRACED, sources: IS_TRACED },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM,
      args: CHROMIUM_FLAGS,
    },
  },
});
