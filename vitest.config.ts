import { defineConfig } from 'vitest/config';

/** One run over the workspaces' own configurations; Storybook's tests run in a browser, by themselves. */
export default defineConfig({
  test: {
    projects: [
      'api/contract',
      'api/embedded-mongo',
      'api',
      'shared-ui',
      'shell/build',
      'shell',
      'mf-*',
      // Checks of the soak, of the weighing of pages, and of stories as far as they need no browser.
      { test: { name: 'soak', root: 'e2e/soak', include: ['**/*.test.ts'] } },
      { test: { name: 'weigh', root: 'e2e/support/weigh', include: ['*.test.ts'] } },
      { test: { name: 'appearance', root: 'storybook', include: ['appearance/**/*.test.ts'] } },
    ],
  },
});
