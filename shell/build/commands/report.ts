import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type FileTime, slowestFiles } from './slowest';
import type { Suite } from './suites';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A suite's result: test counts, and the file, title and first lines of the error of each failed test. */
export interface Outcome {
  counts: Counts;
  failures: string[];
  /** The slowest files and their seconds: where to begin when a suite takes too long. */
  slowest: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    startTime?: number;
    endTime?: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { duration?: number; errors?: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const MAX_ERROR_LINES = 12;

const describeFailure = (title: string, messages: readonly string[]): string => {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, MAX_ERROR_LINES);
  return [title, ...lines.map((line) => `    ${line}`)].join('\n');
};

function readVitest(report: VitestReport): Outcome {
  const failures = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that failed to load has no tests, or only skipped ones, and carries the error itself.
    if (failed.length === 0 && status === 'failed') return [describeFailure(name, [message])];
    return failed.map((test) => describeFailure(`${name} › ${test.fullName}`, test.failureMessages ?? []));
  });
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report;
  const times = report.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: name,
    milliseconds: endTime - startTime,
  }));
  const counts = { passed, failed, skipped: numPendingTests + numTodoTests };
  return { counts, failures, slowest: slowestFiles(times) };
}

function failuresIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const direct = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        describeFailure(
          `${file}:${line} › ${title}`,
          results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
        ),
      ),
  );
  return [...direct, ...suites.flatMap(failuresIn)];
}

const timesIn = ({ suites = [], specs = [] }: PlaywrightSuite): FileTime[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration = 0 }) => ({ file, milliseconds: duration }))),
  ),
  ...suites.flatMap(timesIn),
];

function readPlaywright(report: PlaywrightReport): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    counts: { passed: expected, failed: unexpected + flaky, skipped },
    failures: failuresIn(report),
    slowest: slowestFiles(timesIn(report)),
  };
}

/** Reads a suite's report. A suite that failed has at least one failure, whatever its report contains. */
export function readOutcome({ name, report }: Pick<Suite, 'name' | 'report'>, succeeded: boolean): Outcome {
  const failure = describeFailure(name, ['failed; see its output above']);
  if (!report || !existsSync(report.file)) {
    const passed = !report && succeeded ? 1 : 0;
    return {
      counts: { passed, failed: 1 - passed, skipped: 0 },
      failures: passed ? [] : [failure],
      slowest: [],
    };
  }
  const json = JSON.parse(readFileSync(report.file, 'utf8'));
  const outcome = report.kind === 'vitest' ? readVitest(json) : readPlaywright(json);
  if (succeeded || outcome.counts.failed > 0) return outcome;
  const failures = outcome.failures.length > 0 ? outcome.failures : [failure];
  return { ...outcome, counts: { ...outcome.counts, failed: failures.length }, failures };
}
