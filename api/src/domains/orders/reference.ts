import { randomInt } from 'node:crypto';

/** Omits vowels, which could spell words, and characters that look alike. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

type Pick = (below: number) => number;

/** Creates an order reference such as "SB-7K3M-9QXT": 28^8 values, so guessing is futile. Tests inject `pick`. */
export function newReference(pick: Pick = randomInt): string {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[pick(ALPHABET.length)]).join('');
  return `SB-${group()}-${group()}`;
}

/** Normalises a typed reference: any case, with or without dashes and spaces. */
export function readReference(text: string): string {
  const typed = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const characters = typed.length > 2 * GROUP ? typed.replace(/^SB/, '') : typed;
  return `SB-${characters.slice(0, GROUP)}-${characters.slice(GROUP)}`;
}
