import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from '../src/paths';
import { findChromium } from './chromium';
import { print } from './print';
import { type Counts, type Outcome, readOutcome } from './report';
import { runSideBySide } from './side-by-side';
import { SUITES, type Suite } from './suites';

/** Runs a suite's command. The output of one that runs next to others is printed when it has ended. */
function runCommand(suite: Suite, chromium: string | null): Promise<boolean> {
  const [program = '', ...args] = suite.command;
  const bins = [join(suite.cwd ?? ROOT, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin')];
  const env = {
    ...process.env,
    ...suite.env,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    PATH: [...bins, process.env.PATH].join(delimiter),
  };
  const output = suite.usesOneProcessor ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    if (!suite.usesOneProcessor) print(`\n── ${suite.name}`);
    const child = spawn(program, args, {
      cwd: suite.cwd ?? ROOT,
      env,
      stdio: ['ignore', output, output],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
    const end = (succeeded: boolean) => {
      if (suite.usesOneProcessor) print(`\n── ${suite.name}\n${text}`);
      resolve(succeeded);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

interface Run extends Outcome {
  suite: Suite;
  seconds: number;
}

async function runSuite(suite: Suite, chromium: string | null): Promise<Run> {
  const started = performance.now();
  const succeeded = await runCommand(suite, chromium);
  const seconds = (performance.now() - started) / 1000;
  return { suite, seconds, ...readOutcome(suite, succeeded) };
}

/**
 * `npm test [suites]`: runs all suites, or the given ones. Ends with the failed tests, each with the first lines of its
 * error, and the totals.
 */
export async function test(names: string[]): Promise<void> {
  const suites = names.length > 0 ? SUITES.filter(({ name }) => names.includes(name)) : SUITES;
  const chromium = suites.some(({ needsChromium }) => needsChromium) ? findChromium() : null;
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  const failures: string[] = [];
  const runs = await runSideBySide(suites, (suite) => runSuite(suite, chromium), availableParallelism());
  for (const { suite, seconds, counts, failures: failed, slowest } of runs) {
    failures.push(...failed.map((failure) => `✗ ${suite.name}: ${failure}`));
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
    lines.push(
      `${suite.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped in ${seconds.toFixed(0)} s`,
    );
    if (slowest.length > 0) lines.push(`  slowest: ${slowest.join(', ')}`);
  }
  if (failures.length > 0) print(`\n${failures.join('\n\n')}`);
  print(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  print(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  if (total.failed > 0) process.exitCode = 1;
}
