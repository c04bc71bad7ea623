import { suburbName } from '@saltbush/contract';
import { streetType } from './street-types';

/** "3/12 King", "U3 12 King", "Unit 3, 12 King", "Level 2/12 King": what stands before the house number. */
const UNIT =
  /^(?:(?<kind>unit|u|apartment|apt|flat|villa|shop|suite|level|lvl)(?:\.?\s+|\.|(?=\d))(?<named>\d\w*|[a-z]\b)[\s,/]+|(?<bare>\w+)\s*\/\s*)(?=\d)/i;
const NUMBER = /^(\d{1,5}[a-z]?(?:\s*-\s*\d{1,5}[a-z]?)?)[\s,]+(.*)$/i;

const KINDS: Readonly<Record<string, string>> = {
  LEVEL: 'Level',
  LVL: 'Level',
  SHOP: 'Shop',
  SUITE: 'Suite',
};

/** Splits a unit from the street line that follows it. @returns "Unit 3", or an empty text, and the rest */
export function splitUnit(text: string): { unit: string; rest: string } {
  const match = UNIT.exec(text);
  if (!match?.groups) return { unit: '', rest: text };
  const { kind = '', named, bare } = match.groups;
  const number = (named ?? bare ?? '').toUpperCase();
  return { unit: `${KINDS[kind.toUpperCase()] ?? 'Unit'} ${number}`, rest: text.slice(match[0].length) };
}

/** Splits a house number or a range of them from the street. Null without one. */
export function splitNumber(text: string): { number: string; rest: string } | null {
  const [, number, rest] = NUMBER.exec(text.trim()) ?? [];
  return number === undefined || rest === undefined
    ? null
    : { number: number.replace(/\s/g, '').toUpperCase(), rest: rest.trim() };
}

const DIRECTION = /^(N|S|E|W|NORTH|SOUTH|EAST|WEST|NE|NW|SE|SW)$/;
const DIRECTIONS: Readonly<Record<string, string>> = { N: 'NORTH', S: 'SOUTH', E: 'EAST', W: 'WEST' };

/** Spells a street out: `ST GEORGES TCE` → "St Georges Terrace", `COMMERCIAL ST E` → "Commercial Street East". */
export function streetName(capitals: string): string {
  const words = capitals.trim().toUpperCase().split(/\s+/);
  const last = words.length - 1;
  const at = last > 1 && DIRECTION.test(words[last] ?? '') ? last - 1 : last;
  const spelled = words.map((word, index) => {
    if (index > at) return DIRECTIONS[word] ?? word;
    return (index === at && index > 0 && streetType(word)?.toUpperCase()) || word;
  });
  return suburbName(spelled.join(' '));
}
