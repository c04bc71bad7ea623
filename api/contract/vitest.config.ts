import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'contract', isolate: false, include: ['{src,tracing,operation-limits}/**/*.test.ts'] },
});
