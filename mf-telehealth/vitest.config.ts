import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-telehealth',
    environment: 'jsdom',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../shared-ui/vitest.setup.ts', './vitest.setup.ts'],
    // Whole journeys through real forms, on machines under load.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
