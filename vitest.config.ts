import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of the whole api: the slowest of all, though their files are short. */
const WHOLE_API = /\/api\/test\//;

/** Begins with the slowest files, after which the others fill all processors until the end. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (WHOLE_API.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** One run over the workspaces' own configurations; Storybook's tests run in a browser, by themselves. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      'api/contract',
      'api/embedded-mongo',
      'api',
      'shared-ui',
      'shell/build',
      'shell',
      'mf-*',
      // Checks of the soak, of old beside new, of what the journeys share, and of stories as far as they need no browser.
      { test: { name: 'soak', root: 'e2e/soak', include: ['**/*.test.ts'] } },
      { test: { name: 'compat', root: 'e2e/compat', include: ['**/*.test.ts'] } },
      { test: { name: 'e2e-support', root: 'e2e/support', include: ['**/*.test.ts'] } },
      { test: { name: 'appearance', root: 'storybook', include: ['appearance/**/*.test.ts'] } },
    ],
  },
});
