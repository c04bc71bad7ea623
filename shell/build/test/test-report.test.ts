import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readOutcome } from '../commands/report';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const checkOnly = { name: 'lint' };

function suite(kind: 'vitest' | 'playwright', report: object) {
  const file = join(folder, `${kind}.json`);
  writeFileSync(file, JSON.stringify(report));
  return { name: kind, report: { file, kind } };
}

const vitestReport = (changes: object) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
  ...changes,
});

describe('readOutcome', () => {
  it('counts a suite without a report as one check', () => {
    expect(readOutcome(checkOnly, true)).toEqual({
      counts: { passed: 1, failed: 0, skipped: 0 },
      failures: [],
      slowest: [],
    });
    expect(readOutcome(checkOnly, false)).toMatchObject({
      counts: { passed: 0, failed: 1 },
      failures: [expect.stringContaining('lint')],
    });
  });

  it('reports a failure if the suite crashed before writing its report', () => {
    const crashed = { name: 'api', report: { file: join(folder, 'none.json'), kind: 'vitest' as const } };
    expect(readOutcome(crashed, true).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(readOutcome(crashed, false).failures).toEqual([expect.stringMatching(/^api\n/)]);
  });

  it('lists each failed test with the first lines of its error, without colours', () => {
    const message = `\u001b[31mexpected 1 to be 2\u001b[39m\n${'at a line\n'.repeat(40)}`;
    const tests = [
      { fullName: 'cart keeps a line', status: 'failed', failureMessages: [message] },
      { fullName: 'cart opens', status: 'passed', failureMessages: [] },
    ];
    const report = vitestReport({
      numFailedTests: 1,
      testResults: [{ name: 'cart.test.ts', message: '', status: 'failed', assertionResults: tests }],
    });
    const { counts, failures } = readOutcome(suite('vitest', report), false);
    expect(counts).toEqual({ passed: 3, failed: 1, skipped: 2 });
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatch(/^cart\.test\.ts › cart keeps a line\n {4}expected 1 to be 2\n/);
    expect(failures[0]?.split('\n').length).toBeLessThan(15);
  });

  it('counts a file that failed to load as a failure', () => {
    const file = { name: 'b.test.ts', message: 'No such module', status: 'failed', assertionResults: [] };
    const { counts, failures } = readOutcome(suite('vitest', vitestReport({ testResults: [file] })), false);
    expect(counts.failed).toBe(1);
    expect(failures).toEqual(['b.test.ts\n    No such module']);
  });

  it('reports a failure if all tests passed but the suite failed', () => {
    const { counts, failures } = readOutcome(suite('vitest', vitestReport({})), false);
    expect(counts).toEqual({ passed: 3, failed: 1, skipped: 2 });
    expect(failures).toEqual([expect.stringMatching(/^vitest\n/)]);
  });

  it('counts a flaky test as failed', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'tabs.spec.ts',
      line: 7,
      tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        { specs: [spec('opens', 'expected')] },
        { suites: [{ specs: [spec('closes', 'unexpected', 'Timeout'), spec('stays', 'flaky', 'Late')] }] },
      ],
    };
    expect(readOutcome(suite('playwright', report), false)).toMatchObject({
      counts: { passed: 1, failed: 2, skipped: 0 },
      failures: ['tabs.spec.ts:7 › closes\n    Timeout', 'tabs.spec.ts:7 › stays\n    Late'],
    });
  });

  it('names the slowest files of a suite', () => {
    const file = (name: string, endTime: number) => ({
      name,
      endTime,
      startTime: 0,
      message: '',
      status: 'passed',
    });
    const times = [900, 61_000, 4_000, 2_500].map((ms, at) => ({
      ...file(`${at}.test.ts`, ms),
      assertionResults: [],
    }));
    const { slowest } = readOutcome(suite('vitest', vitestReport({ testResults: times })), true);
    expect(slowest).toEqual(['1.test.ts 61 s', '2.test.ts 4 s', '3.test.ts 3 s']);
    const test = (duration: number) => ({ status: 'expected', results: [{ duration }] });
    const spec = { title: 'opens', file: 'tabs.spec.ts', line: 7, tests: [test(2000), test(1000)] };
    const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
    const report = suite('playwright', { stats, suites: [{ specs: [spec, spec] }] });
    expect(readOutcome(report, true).slowest).toEqual(['tabs.spec.ts 6 s']);
  });
});
