import type { Entry, Relation } from './read';

const SIGNS: Record<Relation, string> = { '': '', below: '↓', beside: '→', above: '↑' };
/** Marks a width at which an element is absent. */
const ABSENT = '-';
/** Replaces the edges of elements that only screen readers perceive. */
const UNSEEN = '·';
const BETWEEN = ' | ';
const BEFORE_PLACES = '  @ ';

/** An element's line in a snapshot file: what it is, and where it is at each width. */
export interface Line {
  what: string;
  /** Its position at each width, such as `↓16–374`. */
  places: readonly [phone: string, desk: string];
}

const what = ({ depth, label }: Entry): string => `${'  '.repeat(depth)}${label}`;
const place = ({ relation, edges }: Entry): string =>
  edges ? `${SIGNS[relation]}${edges.join('–')}` : UNSEEN;

/** Computes the lengths of the longest common subsequences of all pairs of suffixes. */
function lengths(one: readonly string[], other: readonly string[]): number[][] {
  const table = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = table[i] as number[];
      const next = table[i + 1] as number[];
      row[j] =
        one[i] === other[j] ? (next[j + 1] as number) + 1 : Math.max(next[j] as number, row[j + 1] as number);
    }
  }
  return table;
}

/** @returns One list of lines for both widths; elements that exist at both have one line. */
export function merge(phone: readonly Entry[], desk: readonly Entry[]): Line[] {
  const table = lengths(phone.map(what), desk.map(what));
  const lines: Line[] = [];
  let i = 0;
  let j = 0;
  while (i < phone.length || j < desk.length) {
    const one = phone[i];
    const other = desk[j];
    if (one && other && what(one) === what(other)) {
      lines.push({ what: what(one), places: [place(one), place(other)] });
      i += 1;
      j += 1;
    } else if (one && (!other || (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))) {
      lines.push({ what: what(one), places: [place(one), ABSENT] });
      i += 1;
    } else if (other) {
      lines.push({ what: what(other), places: [ABSENT, place(other)] });
      j += 1;
    }
  }
  return lines;
}

/** @returns The lines in the format of a snapshot file. */
export const format = (lines: readonly Line[]): string =>
  lines.map(({ what, places }) => `${what}${BEFORE_PLACES}${places.join(BETWEEN)}\n`).join('');

/** Parses the output of {@link format}. */
export function parse(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const end = line.lastIndexOf(BEFORE_PLACES);
      const [phone = ABSENT, desk = ABSENT] = line.slice(end + BEFORE_PLACES.length).split(BETWEEN);
      return { what: line.slice(0, end), places: [phone, desk] };
    });
}

/** @returns The lines for one width: 0 for the phone, 1 for the desktop. */
export const atWidth = (lines: readonly Line[], width: 0 | 1): string[] =>
  lines.flatMap(({ what, places }) =>
    places[width] === ABSENT ? [] : [`${what}${BEFORE_PLACES}${places[width]}`],
  );

/** @returns The lines for entries that were read at one width. */
export const linesOf = (entries: readonly Entry[]): string[] =>
  entries.map((entry) => `${what(entry)}${BEFORE_PLACES}${place(entry)}`);

const direction = (place: string): string => place.replace(/[\d–-]+$/, '') || (/\d/.test(place) ? '' : place);

/**
 * @returns Whether one picture is enough: the desktop shows the same elements in the same order, only wider, or the
 * story is for phones only.
 */
export const isAlike = (lines: readonly Line[]): boolean =>
  lines.every(({ places: [phone, desk] }) => direction(phone) === direction(desk)) ||
  lines.every(({ places: [, desk] }) => desk === ABSENT);
