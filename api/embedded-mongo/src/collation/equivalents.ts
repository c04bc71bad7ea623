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

const toHiragana = (text: string): string =>
  text.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

/** What may stand for a character, the simplest first. */
export function candidates(character: string): string[] {
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
