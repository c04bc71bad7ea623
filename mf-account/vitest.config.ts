import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-account',
    environment: 'jsdom',
    isolate: false,
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../shared-ui/vitest.setup.ts', './vitest.setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
