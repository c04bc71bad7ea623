import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRemotes, ROOT } from '../src/paths';

/** Parallel test files: at least two, since tests often wait for a database or timers. */
const WORKERS = Math.max(2, availableParallelism());

const reports = mkdtempSync(join(tmpdir(), 'saltbush-test-'));

export interface Suite {
  name: string;
  /** Executable in node_modules/.bin, and its arguments. */
  command: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** A JSON report with the number of tests; without one the suite counts as a single check. */
  report?: { file: string; kind: 'vitest' | 'playwright' };
  needsChromium?: boolean;
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

/** The suites that `npm test` runs, fastest first. */
export const SUITES: Suite[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...FOLDERS] },
  { name: 'structure', command: ['saltbush', 'structure'] },
  { name: 'codegen', command: ['graphql-codegen', '--check'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  vitest(
    'unit',
    ['contract', 'shared-ui', 'build', 'shell', 'mf-*', 'soak', 'weigh', 'appearance'].map(
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
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
    report: { file: e2eReport, kind: 'playwright' },
    needsChromium: true,
  },
];
