import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from '../src/paths';
import { findChromium } from './chromium';
import { print } from './print';
import { type Counts, readOutcome } from './report';
import { SUITES, type Suite } from './suites';

function runSuite(suite: Suite, chromium: string | null): Promise<boolean> {
  const [program = '', ...args] = suite.command;
  const bins = [join(suite.cwd ?? ROOT, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin')];
  const env = {
    ...process.env,
    ...suite.env,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    PATH: [...bins, process.env.PATH].join(delimiter),
  };
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: suite.cwd ?? ROOT,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
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
  for (const suite of suites) {
    print(`\n── ${suite.name}`);
    const started = performance.now();
    const succeeded = await runSuite(suite, chromium);
    const { counts, failures: failed, slowest } = readOutcome(suite, succeeded);
    failures.push(...failed.map((failure) => `✗ ${suite.name}: ${failure}`));
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    lines.push(
      `${suite.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped in ${seconds} s`,
    );
    if (slowest.length > 0) lines.push(`  slowest: ${slowest.join(', ')}`);
  }
  if (failures.length > 0) print(`\n${failures.join('\n\n')}`);
  print(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  print(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  if (total.failed > 0) process.exitCode = 1;
}
