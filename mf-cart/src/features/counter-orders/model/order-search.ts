import { nameKey } from '@saltbush/contract';

/** As customers read a reference out: in any case, with or without its parts separated, or the label of a return or script. */
const WITH_PREFIX = /^SB[-\s]*([0-9A-Z]{4})[-\s]*([0-9A-Z]{4})(?:-[RS]\d+)?$/i;
/** Without the prefix only the characters of references count, which spell no names. */
const BARE = /^([2-9B-DF-HJKMNP-TV-Z]{4})[-\s]*([2-9B-DF-HJKMNP-TV-Z]{4})$/i;

/** The api finds no shorter names. */
const MIN_NAME = 2;

/** Returns the reference that words are; null if they are none. */
export function readOrderReference(words: string): string | null {
  const [, first, second] = WITH_PREFIX.exec(words.trim()) ?? BARE.exec(words.trim()) ?? [];
  return first && second ? `SB-${first}-${second}`.toUpperCase() : null;
}

/** Returns the e-mail address or name that words ask for; null for too few of them. */
export function readSearch(words: string | null): string | null {
  const text = words?.trim() ?? '';
  return text.includes('@') || nameKey(text).length >= MIN_NAME ? text : null;
}
