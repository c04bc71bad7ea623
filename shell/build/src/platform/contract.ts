import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { locate, ROOT } from '../paths';

/** Types by path: `product.id`, `prices[].value`; a name that ends with `?` may be absent. */
export type Shape = Record<string, string>;

/** What remotes of different releases agree on at run time. */
export interface Agreements {
  /** The props of each slot. */
  slots: Record<string, Shape>;
  /** The payload of each event of the bus. */
  events: Record<string, Shape>;
}

/** The platform's agreements. The version's first number changes with what is removed or changed, the second with additions. */
export interface PlatformContract extends Agreements {
  version: string;
}

/** Written by `npm run codegen` from `SlotProps` and `BusEvents`. */
export const CONTRACT_FILE = 'shared-ui/src/generated/contract.json';

/** Reads the contract of the current sources. */
export const readContract = (root = ROOT): PlatformContract =>
  JSON.parse(readFileSync(locate(CONTRACT_FILE, root), 'utf8'));

/** The first twelve hexadecimal digits of a hash over what is agreed. */
export const contractHash = ({ slots, events }: Agreements): string =>
  createHash('sha256')
    .update(JSON.stringify([slots, events]))
    .digest('hex')
    .slice(0, 12);

interface Member {
  type: string;
  isOptional: boolean;
}

const membersOf = (shape: Shape): Map<string, Member> =>
  new Map(
    Object.entries(shape).map(([path, type]) => [
      path.replaceAll('?', ''),
      { type, isOptional: path.includes('?') },
    ]),
  );

/** Whether every value of one type is a value of another. Other than unions of simple types, they must be the same. */
function isAccepted(given: string, taken: string): boolean {
  if (given === taken) return true;
  if (/[({]/.test(given + taken)) return false;
  const accepted = new Set(taken.split(' | '));
  return given.split(' | ').every((part) => accepted.has(part));
}

/**
 * Compares what one side gives with what the other takes. The giver may give more.
 * @returns what is missing or of another type, as the end of a sentence about the taker; empty if they fit
 */
export function findMismatches(given: Shape, taken: Shape): string[] {
  const gives = membersOf(given);
  return [...membersOf(taken)].flatMap(([path, { type, isOptional }]) => {
    const gift = gives.get(path);
    if (!gift) return isOptional ? [] : [`${path} is missing`];
    if (gift.isOptional && !isOptional) return [`${path} may be missing`];
    return isAccepted(gift.type, type) ? [] : [`${path} is ${gift.type} instead of ${type}`];
  });
}
