import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../support/shop/folder';
import type { Run } from '../lib/run';
import { none, type Outcome, type Row } from '../lib/table';

const VITEST = join(ROOT, 'node_modules/.bin/vitest');
const ARGS = ['run', '--project=api', 'test/faults', '--reporter=verbose'];
const RESULT = /^\s*([✓×])\s+.*> (\w+) has happened once/;
const ERROR = /^\s*(\w*Error: .+)$/;

interface Results {
  passed: string[];
  failed: string[];
  errors: string[];
  code: number | null;
}

/** Runs the whole fault suite, and reads a line for each mutation. */
function runSuite(run: Run): Promise<Results> {
  const child = spawn(process.execPath, [VITEST, ...ARGS], {
    cwd: ROOT,
    env: { ...process.env, FAULTS: 'all', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const results: Results = { passed: [], failed: [], errors: [], code: null };
  const read = (line: string) => {
    const [, mark, mutation] = RESULT.exec(line) ?? [];
    const error = ERROR.exec(line)?.[1];
    if (error) results.errors.push(error);
    if (!mutation) return;
    (mark === '✓' ? results.passed : results.failed).push(mutation);
    run.report(`${mark} ${mutation}`);
  };
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read);
  const stop = () => void child.kill('SIGTERM');
  run.stopping.addEventListener('abort', stop, { once: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      run.stopping.removeEventListener('abort', stop);
      resolve({ ...results, code });
    });
  });
}

/** Fails every database command of every mutation in every way: the complete form of `api/test/faults`. */
export async function soakFaults(run: Run): Promise<Outcome> {
  const { passed, failed, errors, code } = await runSuite(run);
  const isComplete = code === 0 || failed.length > 0;
  const rows: Row[] = [
    { name: 'mutations that happened once or not at all', result: String(passed.length) },
    none('mutations that did not, or did not say which', failed),
    { name: 'suite run to its end', result: isComplete ? 'yes' : 'no', goal: 'yes', isMet: isComplete },
  ];
  return { title: 'faults', rows, findings: [...failed, ...errors] };
}
