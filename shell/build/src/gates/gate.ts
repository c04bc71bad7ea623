import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../paths';

/** A check that a release of one remote must pass. */
export interface Gate {
  name: string;
  /** A hash of all that the result depends on; null if it must be run each time. */
  key: ((remote: string, root: string) => string) | null;
  /** @returns one sentence for each reason to refuse the release */
  run: (remote: string, root: string) => Promise<string[]>;
}

/** What a gate said about a release. */
export interface GateResult {
  name: string;
  reasons: string[];
  seconds: number;
  /** Whether the same content had passed before, so that it was not run again. */
  isRemembered: boolean;
}

const memoryOf = (root: string, name: string) =>
  join(root, 'node_modules/.cache/saltbush/gates', `${name}.json`);

/** Reads what is remembered under a name; null if there is nothing. */
export function recall<T>(name: string, root: string): T | null {
  const file = memoryOf(root, name);
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown, root: string): void {
  const file = memoryOf(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

/** Runs a gate, unless it has passed with the same content. Refusals are not remembered: the next run may differ. */
export async function runGate(gate: Gate, remote: string, root = ROOT): Promise<GateResult> {
  const started = performance.now();
  const name = `${gate.name}-${remote}`;
  const key = gate.key?.(remote, root) ?? null;
  const isRemembered = key !== null && recall<{ key: string }>(name, root)?.key === key;
  const reasons = isRemembered ? [] : await gate.run(remote, root);
  if (key !== null && !isRemembered && reasons.length === 0) remember(name, { key }, root);
  const seconds = Math.round((performance.now() - started) / 10) / 100;
  return { name: gate.name, reasons, seconds, isRemembered };
}
