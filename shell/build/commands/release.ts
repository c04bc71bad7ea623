import { finishChecks, startGates } from '../src/gates/check-release';
import { buildRelease, readFacts, recordChecks } from '../src/releases/build-release';
import { promote } from '../src/releases/pointer';
import { previewPromotion } from '../src/releases/preview';
import { FORCE_HINT } from '../src/releases/registry-file';
import type { ReleaseChecks } from '../src/releases/types';
import { storeOf } from '../src/store/open-store';
import { print } from './print';

const linesOf = (error: unknown): string[] =>
  (error instanceof Error ? error.message : String(error)).split('\n');

const describeGates = ({ gates, tests }: ReleaseChecks): string =>
  gates
    .map(({ name, seconds, isRemembered }) => {
      const detail = name === 'tests' ? ` (${tests.run} of ${tests.files} files)` : '';
      return isRemembered ? `${name} unchanged` : `${name}${detail} ${seconds.toFixed(1)} s`;
    })
    .join(', ');

/** Says before the build is done what a promotion would be refused for; sources that cannot be read are the build's. */
async function preview(remote: string): Promise<string[]> {
  try {
    return await previewPromotion(await readFacts(remote));
  } catch {
    return [];
  }
}

/**
 * Builds a release while its gates run, and stores what they say in its record.
 * @returns the release's id and every reason to refuse it
 * @throws {Error} It cannot be built; one line for each reason, of the gates too.
 */
async function make(remote: string): Promise<{ id: string; reasons: string[] }> {
  // The gates are processes of their own; the build keeps this one busy.
  const started = await startGates(remote);
  const [gates, objections, built] = await Promise.allSettled([
    started.done,
    preview(remote),
    buildRelease(remote, true),
  ]);
  if (gates.status === 'rejected') throw gates.reason;
  const expected = objections.status === 'fulfilled' ? objections.value : [];
  if (built.status === 'rejected') {
    const reasons = [...gates.value.gates.flatMap((gate) => gate.reasons), ...linesOf(built.reason)];
    throw new Error([...new Set(reasons)].join('\n'));
  }
  const checks = finishChecks(built.value, gates.value);
  recordChecks(remote, built.value.id, checks);
  print(`Gates of ${remote} ${built.value.id}: ${describeGates(checks)}`);
  return { id: built.value.id, reasons: [...checks.reasons, ...expected] };
}

/**
 * `release -w <remote> [--no-promote] [--force reason]`: builds a release of the remote's current sources, runs its gates
 * and promotes it.
 * @throws {Error} A gate refuses it, or another remote would lose something that it uses; one sentence for each reason.
 */
export async function release(remote: string, flags: Set<string>, force?: string): Promise<void> {
  const started = performance.now();
  const { id, reasons } = await make(remote);
  const store = storeOf(undefined);
  await store.put({ remote, id });
  if (reasons.length > 0 && !force) throw new Error([...new Set(reasons), FORCE_HINT].join('\n'));
  if (!flags.has('--no-promote')) await promote(remote, id, store, force);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${flags.has('--no-promote') ? 'Built' : 'Released'} ${remote} ${id} in ${seconds} s`);
}
