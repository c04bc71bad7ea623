import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRemotes, ROOT } from '../src/paths';

/** Test files at a time: while one waits for its database or its timers, another one works. */
const WORKERS = Math.max(2, availableParallelism());

const reports = mkdtempSync(join(tmpdir(), 'saltbush-test-'));

export interface Suite {
  name: string;
  /** Program of node_modules/.bin and its arguments. */
  command: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** A JSON report that says how many tests ran; without one the suite counts as a single check. */
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

/** Everything that `npm test` runs, cheapest first. */
export const SUITES: Suite[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...FOLDERS] },
  { name: 'plan', command: ['saltbush', 'plan'] },
  { name: 'codegen', command: ['graphql-codegen', '--check'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  vitest(
    'unit',
    ['contract', 'shared-ui', 'build', 'shell', 'mf-*', 'appearance'].map((name) => `--project=${name}`),
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
