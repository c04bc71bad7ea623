import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-journey',
    environment: 'jsdom',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../shared-ui/vitest.setup.ts', './vitest.setup.ts'],
    // Tests walk through whole forms and must pass on busy machines.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
