import type { ReleaseChecks, ReleaseRecord } from '../releases/types';
import { boundaries, structure } from './boundaries';
import { type GateResult, runGate } from './gate';
import { lint } from './lint';
import { findExcess, readBudget, sizesOf } from './sizes';
import { runTestGate } from './tests';
import { types } from './types';

/** Runs every gate of a remote at once that needs no build, while the build runs. */
export async function startGates(
  remote: string,
): Promise<{ gates: GateResult[]; tests: ReleaseChecks['tests'] }> {
  const [tests, ...gates] = await Promise.all([
    runTestGate(remote),
    ...[types, lint, boundaries, structure].map((gate) => runGate(gate, remote)),
  ]);
  return { gates: [...gates, tests.result], tests: tests.counts };
}

/** Measures a built release, and returns what all gates say about it. */
export function finishChecks(
  record: ReleaseRecord,
  { gates, tests }: Awaited<ReturnType<typeof startGates>>,
): ReleaseChecks {
  const started = performance.now();
  const sizes = sizesOf(record);
  const reasons = findExcess(record.remote, sizes, readBudget(record.remote));
  const seconds = Math.round((performance.now() - started) / 10) / 100;
  const all = [...gates, { name: 'sizes', reasons, seconds, isRemembered: false }];
  return {
    at: new Date().toISOString(),
    reasons: all.flatMap((gate) => gate.reasons),
    gates: all.map(({ name, seconds: took, isRemembered }) => ({ name, seconds: took, isRemembered })),
    tests,
    sizes,
  };
}
