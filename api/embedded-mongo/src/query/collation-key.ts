/** Compares two texts by a collation. */
type Compare = (a: string, b: string) => number;

/** Letters that some languages hold equal to others, which lower case and Unicode's decompositions do not show. */
const EQUIVALENTS: Readonly<Record<string, readonly string[]>> = {
  ß: ['ss'],
  æ: ['ae', 'a\u0308'],
  œ: ['oe', 'o\u0308'],
  ø: ['o', 'o\u0308'],
  ł: ['l'],
  đ: ['d'],
  ð: ['d'],
  þ: ['th'],
  ı: ['i'],
  ä: ['ae'],
  ö: ['oe'],
  ü: ['ue', 'y'],
  å: ['aa'],
};

const MOST_REMEMBERED = 10_000;
/** A letter with its accents. */
const CHARACTERS = /\P{M}\p{M}*|\p{M}+/gu;
const LEADING_ZEROS = /(?<!\d)0+(?=\d)/g;

const toHiragana = (text: string): string =>
  text.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

/**
 * Turns texts into keys that are the same for texts that a collation holds equal. It goes character by character: each
 * one is replaced by a simpler one if the collation says that they are equal, or omitted if it ignores it.
 */
export class CollationKeys {
  readonly #known = new Map<string, string>();
  readonly #compare: Compare;
  readonly #isNumeric: boolean;

  constructor(compare: Compare, isNumeric: boolean) {
    this.#compare = compare;
    this.#isNumeric = isNumeric;
  }

  keyOf(text: string): string {
    const plain = this.#isNumeric ? text.replace(LEADING_ZEROS, '') : text;
    return plain.normalize('NFD').replace(CHARACTERS, (character) => this.#simplest(character));
  }

  #simplest(character: string): string {
    const known = this.#known.get(character);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    const simplest = candidates(character).find((one) => this.#compare(character, one) === 0) ?? character;
    this.#known.set(character, simplest);
    return simplest;
  }
}

/** What may stand for a character, the simplest first. */
function candidates(character: string): string[] {
  const lower = character.toLowerCase().normalize('NFD');
  const equivalents = EQUIVALENTS[lower.normalize('NFC')] ?? [];
  const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
  return [
    '',
    ...equivalents,
    toHiragana(withoutMarks(lower)),
    withoutMarks(lower),
    // Turkish has an i without a dot.
    character.toLocaleLowerCase('tr').normalize('NFD'),
    // Where case matters and accents do not.
    ...equivalents.map((text) => text.toUpperCase()),
    toHiragana(withoutMarks(character)),
    withoutMarks(character),
    lower,
  ];
}
