import { randomInt } from 'node:crypto';

/** Without vowels (no words) and without letters and digits that look alike. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

type Pick = (below: number) => number;

/** A new order reference, "SB-7K3M-9QXT": 28^8 of them, so that none can be guessed. `pick` is injected by tests. */
export function newReference(pick: Pick = randomInt): string {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[pick(ALPHABET.length)]).join('');
  return `SB-${group()}-${group()}`;
}

/** A reference as a person may have typed it: any case, with or without dashes and spaces. */
export function readReference(text: string): string {
  const typed = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const characters = typed.length > 2 * GROUP ? typed.replace(/^SB/, '') : typed;
  return `SB-${characters.slice(0, GROUP)}-${characters.slice(GROUP)}`;
}
