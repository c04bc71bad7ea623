import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRemotes, ROOT } from '../src/paths';

/** Parallel test files: at least two, since tests often wait for a database or timers. */
const WORKERS = Math.max(2, availableParallelism());

const reports = mkdtempSync(join(tmpdir(), 'saltbush-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

export interface Suite {
  name: string;
  /** Executable in node_modules/.bin, and its arguments. */
  command: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** A JSON report with the number of tests; without one the suite counts as a single check. */
  report?: { file: string; kind: 'vitest' | 'playwright' };
  needsChromium?: boolean;
  /** Keeps one processor busy: runs next to others that do, so that no processor idles meanwhile. */
  usesOneProcessor?: boolean;
}

const FOLDERS = ['api', 'shell', 'shared-ui', ...listRemotes()];

function vitest(name: string, args: string[], cwd?: string): Suite {
  const file = join(reports, `${name}.json`);
  return {
    name,
    cwd,
    command: [
      ...['vitest', 'run', ...args, `--maxWorkers=${WORKERS}`],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    report: { file, kind: 'vitest' },
  };
}

const e2eReport = join(reports, 'e2e.json');
/** Releases that `build` makes for `e2e`, which makes them itself where they are missing. */
const builtReleases = join(reports, 'releases');

const oneProcessor = (name: string, command: string[], env?: NodeJS.ProcessEnv): Suite => ({
  ...{ name, command, env },
  usesOneProcessor: true,
});

/** The suites that `npm test` runs: checks of the sources, of which the longest begin, then tests, fastest first. */
export const SUITES: Suite[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  oneProcessor('types', ['tsc', '--noEmit', '-p', '.']),
  oneProcessor('build', ['saltbush', 'build', '--within-budgets'], { RELEASES_DIR: builtReleases }),
  oneProcessor('boundaries', ['depcruise', '--config', '.dependency-cruiser.mjs', ...FOLDERS]),
  oneProcessor('codegen', ['graphql-codegen', '--check']),
  oneProcessor('structure', ['saltbush', 'structure']),
  vitest(
    'unit',
    ['contract', 'shared-ui', 'build', 'shell', 'mf-*', 'soak', 'compat', 'e2e-support', 'appearance'].map(
      (name) => `--project=${name}`,
    ),
  ),
  vitest('database', ['--project=embedded-mongo']),
  vitest('api', ['--project=api']),
  { ...vitest('stories', [], join(ROOT, 'storybook')), needsChromium: true },
  {
    name: 'e2e',
    cwd: join(ROOT, 'e2e'),
    command: ['playwright', 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport, BUILT_RELEASES_DIR: builtReleases },
    report: { file: e2eReport, kind: 'playwright' },
    needsChromium: true,
  },
];
