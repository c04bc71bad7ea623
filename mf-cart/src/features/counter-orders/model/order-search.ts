import { nameKey, normalisePhone } from '@saltbush/contract';

/** What is looked for in all queues, by what its words are. */
export interface OrderSearch {
  by: 'email' | 'phone' | 'name' | 'code' | 'product';
  words: string;
}

/** As customers read a reference out: in any case, with or without its parts separated, or the label of a return or script. */
const WITH_PREFIX = /^SB[-\s]*([0-9A-Z]{4})[-\s]*([0-9A-Z]{4})(?:-[RS]\d+)?$/i;
/** Without the prefix only the characters of references count, which spell no names; digits alone are a local phone number. */
const BARE = /^(?=.*[A-Z])([2-9B-DF-HJKMNP-TV-Z]{4})[-\s]*([2-9B-DF-HJKMNP-TV-Z]{4})$/i;
/** What has digits is no name: a code of a product, the number of a parcel, or a part of an address or phone number. */
const CODE = /\d/;
/** Stock codes, the numbers of Australia Post's parcels and those of the Universal Postal Union, in groups or not. */
const IMPERSONAL = [
  /^[1-9]\d{6}$/,
  /^\d{2}[A-Z]{2,5}(?:[ -]?\d){6,20}$/i,
  /^[A-Z]{2}(?:[ -]?\d){9} ?[A-Z]{2}$/i,
];

/** The api finds no shorter names. */
const MIN_NAME = 2;

/** Returns the reference that words are; null if they are none. */
export function readOrderReference(words: string): string | null {
  const [, first, second] = WITH_PREFIX.exec(words.trim()) ?? BARE.exec(words.trim()) ?? [];
  return first && second ? `SB-${first}-${second}`.toUpperCase() : null;
}

/** Returns what words ask for; null for too few of them. */
export function readSearch(text: string | null): OrderSearch | null {
  const words = text?.trim() ?? '';
  if (words.includes('@')) return { by: 'email', words };
  if (normalisePhone(words)) return { by: 'phone', words };
  if (nameKey(words).length < MIN_NAME) return null;
  return { by: CODE.test(words) ? 'code' : 'name', words };
}

/** Whether the words of a search may tell something of a person, which no address may. */
export const isPersonal = ({ words }: OrderSearch): boolean =>
  readOrderReference(words) === null && !IMPERSONAL.some((shape) => shape.test(words));
