import type { Entry, Relation } from './read';

const SIGNS: Record<Relation, string> = { '': '', below: '↓', beside: '→', above: '↑' };
/** Stands for a width at which a thing is not there. */
const ABSENT = '-';
/** Stands for edges of what only screen readers meet. */
const UNSEEN = '·';
const BETWEEN = ' | ';
const BEFORE_PLACES = '  @ ';

/** The entries of one width as they stand in a file: what is there, and where. */
export interface Line {
  what: string;
  /** Its place at each width, such as `↓16–374`. */
  places: readonly [phone: string, desk: string];
}

const what = ({ depth, label }: Entry): string => `${'  '.repeat(depth)}${label}`;
const place = ({ relation, edges }: Entry): string =>
  edges ? `${SIGNS[relation]}${edges.join('–')}` : UNSEEN;

/** Lengths of the longest common parts of the rests of two lists. */
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

/** @returns one list of lines for both widths; what is the same at both stands once. */
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

/** @returns the lines of a snapshot file. */
export const format = (lines: readonly Line[]): string =>
  lines.map(({ what, places }) => `${what}${BEFORE_PLACES}${places.join(BETWEEN)}\n`).join('');

/** Reads what {@link format} has written. */
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

/** @returns the lines of one width: 0 for the phone, 1 for the desk. */
export const atWidth = (lines: readonly Line[], width: 0 | 1): string[] =>
  lines.flatMap(({ what, places }) =>
    places[width] === ABSENT ? [] : [`${what}${BEFORE_PLACES}${places[width]}`],
  );

/** @returns the lines of entries that were read at one width. */
export const linesOf = (entries: readonly Entry[]): string[] =>
  entries.map((entry) => `${what(entry)}${BEFORE_PLACES}${place(entry)}`);

const direction = (place: string): string => place.replace(/[\d–-]+$/, '') || (/\d/.test(place) ? '' : place);

/**
 * @returns whether one picture is enough: the desk shows the same things in the same order, only wider, or the story
 * is not for a desk.
 */
export const isAlike = (lines: readonly Line[]): boolean =>
  lines.every(({ places: [phone, desk] }) => direction(phone) === direction(desk)) ||
  lines.every(({ places: [, desk] }) => desk === ABSENT);
