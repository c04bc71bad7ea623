import { IS_SQUADS } from '../paths';
import type { ReleaseChecks, ReleaseRecord } from '../releases/types';
import { boundaries, structure } from './boundaries';
import { type GateResult, runGate } from './gate';
import { lint } from './lint';
import { findExcess, readBudget, sizesOf } from './sizes';
import { startTestGate } from './tests';
import { types } from './types';

/** The rules of style, imports and folders are the platform's; a repository of a squad's own has its own. */
const EARLY_GATES = IS_SQUADS ? [types] : [types, lint, boundaries, structure];

/** What the gates say that need no build. */
export interface EarlyChecks {
  gates: GateResult[];
  tests: ReleaseChecks['tests'];
}

/**
 * Starts every gate of a remote that needs no build, each as a process of its own.
 * @returns when they are running, what they will say
 */
export async function startGates(remote: string): Promise<{ done: Promise<EarlyChecks> }> {
  const others = Promise.all(EARLY_GATES.map((gate) => runGate(gate, remote)));
  // The tests take longest: they must not wait until the build lets go of this process.
  const tests = await startTestGate(remote);
  const done = Promise.all([tests.done, others]).then(([{ result, counts }, gates]) => ({
    gates: [...gates, result],
    tests: counts,
  }));
  return { done };
}

/** Measures a built release, and returns what all gates say about it. */
export function finishChecks(record: ReleaseRecord, { gates, tests }: EarlyChecks): ReleaseChecks {
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
