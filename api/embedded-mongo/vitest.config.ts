import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'embedded-mongo',
    include: ['test/**/*.test.ts'],
    // Files share a process: loading the driver takes longer than most of them.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
