import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    exclude: [...configDefaults.exclude, 'contract/**', 'embedded-mongo/**'],
    // graphql-http must share our copy of graphql: the schema of another copy is refused.
    server: { deps: { inline: ['graphql-http'] } },
    // Loading the api anew for each file took two fifths of the run. Tests keep no state in modules.
    isolate: false,
    globalSetup: './test/server/seed-once.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
