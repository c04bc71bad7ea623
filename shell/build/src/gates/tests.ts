import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../paths';
import { hashInputs } from '../releases/inputs';
import { type GateResult, recall, remember } from './gate';
import { abridge, runTool } from './run-tool';
import { findTestClosures } from './test-closures';

/** How many tests passed, in how many files; and how many of the files were run again for this. */
export interface TestCounts {
  files: number;
  tests: number;
  run: number;
}

/** What is remembered of a test file that has passed: a hash of all that it loads, and how many tests it has. */
type Passed = Record<string, { key: string; tests: number }>;

/** What vitest reports of one file. */
interface Outcome {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
}

function listTests(remote: string, root: string): string[] {
  const entries = readdirSync(join(root, remote, 'src'), { recursive: true }) as string[];
  return entries
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(remote, 'src', path))
    .sort();
}

async function readKeys(remote: string, tests: string[], root: string): Promise<Map<string, string>> {
  const closures = await findTestClosures(remote, tests, root);
  // The contract's SDL is read by mocked responses; the lockfile stands for all packages.
  const common = hashInputs(['api/contract/schema', 'package-lock.json'], { root, withTests: true });
  return new Map(
    tests.map((test) => [test, `${common}-${hashInputs([], { root, files: closures.get(test) ?? [] })}`]),
  );
}

async function runTests(remote: string, tests: string[], root: string): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gate-tests-'));
  const file = join(folder, 'report.json');
  try {
    const report = ['--reporter=json', `--outputFile.json=${file}`];
    // Compiled modules are kept by their content: a fifth of the time.
    const options = [`--project=${remote}`, '--experimental.fsModuleCache', ...report];
    const { stdout } = await runTool('vitest', ['run', ...options, ...tests], root);
    if (!existsSync(file)) throw new Error(`The tests of ${remote} did not run: ${stdout.slice(-300)}`);
    return JSON.parse(readFileSync(file, 'utf8')).testResults;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const firstLine = (text = ''): string => text.split('\n')[0]?.trim() ?? '';

function failuresOf({ name, status, message, assertionResults }: Outcome, root: string): string[] {
  const file = relative(root, name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file} fails: ${firstLine(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) =>
      `${file} fails: ${fullName.trim()}: ${firstLine(failureMessages?.[0] ?? '')}`,
  );
}

/** Separates the files that have passed, now or before with the same content, from reasons to refuse the release. */
function judge(keys: Map<string, string>, known: Passed, outcomes: Outcome[], root: string) {
  const ran = new Map(outcomes.map((outcome) => [relative(root, outcome.name), outcome]));
  const reasons = outcomes.flatMap((outcome) => failuresOf(outcome, root));
  const passed: Passed = {};
  for (const [test, key] of keys) {
    const outcome = ran.get(test);
    const before = known[test];
    if (outcome && failuresOf(outcome, root).length === 0)
      passed[test] = { key, tests: outcome.assertionResults.length };
    else if (!outcome && before?.key === key) passed[test] = before;
    else if (!outcome) reasons.push(`${test} was not run`);
  }
  return { passed, reasons };
}

/** What the unit tests say about a release. */
export interface TestGateResult {
  result: GateResult;
  counts: TestCounts;
}

/**
 * Starts a remote's unit tests, as far as anything that they load has changed since they passed.
 * @returns when they are running, what they will say
 */
export async function startTestGate(remote: string, root = ROOT): Promise<{ done: Promise<TestGateResult> }> {
  const started = performance.now();
  const name = `tests-${remote}`;
  const keys = await readKeys(remote, listTests(remote, root), root);
  const known = recall<Passed>(name, root) ?? {};
  const stale = [...keys].filter(([test, key]) => known[test]?.key !== key).map(([test]) => test);
  const running = stale.length > 0 ? runTests(remote, stale, root) : Promise.resolve([]);
  const done = running.then((outcomes): TestGateResult => {
    const { passed, reasons } = judge(keys, known, outcomes, root);
    remember(name, passed, root);
    const seconds = Math.round((performance.now() - started) / 10) / 100;
    const tests = Object.values(passed).reduce((sum, file) => sum + file.tests, 0);
    const result = { name: 'tests', reasons: abridge(reasons, 'failed tests'), seconds };
    return {
      result: { ...result, isRemembered: stale.length === 0 },
      counts: { files: keys.size, tests, run: stale.length },
    };
  });
  return { done };
}
