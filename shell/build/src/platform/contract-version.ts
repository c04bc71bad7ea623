import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths';
import {
  type Agreements,
  CONTRACT_FILE,
  findMismatches,
  type PlatformContract,
  readContract,
  type Shape,
} from './contract';
import { readAgreements } from './read-agreements';

const KINDS = ['slots', 'events'] as const;

/** Whether each of two sides can be replaced by the other's code: neither misses or misreads anything. */
const breaks = (before: Shape, after: Shape | undefined): boolean =>
  !after || findMismatches(after, before).length > 0 || findMismatches(before, after).length > 0;

/**
 * Returns what is agreed now, with its version: the first number is raised if anything was removed or changed, or if
 * something is newly required; the second if there were only additions.
 */
export function nextContract(before: PlatformContract | null, now: Agreements): PlatformContract {
  if (!before) return { version: '1.0', ...now };
  const [major = 1, minor = 0] = before.version.split('.').map(Number);
  const { slots, events } = before;
  if (JSON.stringify({ slots, events }) === JSON.stringify({ slots: now.slots, events: now.events }))
    return before;
  const isBroken = KINDS.some((kind) =>
    Object.entries(before[kind]).some(([name, shape]) => breaks(shape, now[kind][name])),
  );
  return { version: isBroken ? `${major + 1}.0` : `${major}.${minor + 1}`, ...now };
}

/** Returns the text of the contract's file for the current sources. */
export function contractText(root = ROOT): string {
  const before = existsSync(join(root, CONTRACT_FILE)) ? readContract(root) : null;
  return `${JSON.stringify(nextContract(before, readAgreements(root)), null, 2)}\n`;
}
