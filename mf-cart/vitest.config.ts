import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-cart',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../shared-ui/vitest.setup.ts', './vitest.setup.ts'],
    // Whole journeys through real forms, on machines with other things to do.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
