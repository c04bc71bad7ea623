/** Ways to write a character of a path, from plain to those that only a careless decoder takes for it. */
const VARIANTS: Record<string, string[]> = {
  '.': ['.', '%2e', '%2E', '%252e', '%25252e', '%c0%ae', '%e0%80%ae', '%uff0e', '%ef%bc%8e', '\xef\xbc\x8e'],
  '/': ['/', '%2f', '%2F', '%252f', '\\', '%5c', '%255c', '%c0%af', '%ef%bc%8f', '//', '/./', '/x/../'],
};
const SUFFIXES = [
  '',
  '?',
  '?x.js',
  '%00',
  '%00.js',
  ';.js',
  '#.js',
  '/',
  '/.',
  '.',
  '%20',
  '%',
  '%zz',
  '.js',
];
const RANDOM = 12;

/** A linear congruential generator: the same spellings in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pick = <Value>(list: readonly Value[], random: (below: number) => number): Value =>
  list[random(list.length)] as Value;

/** Writes a path in every consistent way, and in random mixtures. */
export function spellings(path: string): string[] {
  const random = createRandom(path.length);
  const write = (choose: (variants: string[], character: string) => string) =>
    path.replace(/[./]/g, (character) => choose(VARIANTS[character] ?? [], character));
  const consistent = Object.entries(VARIANTS).flatMap(([changed, variants]) =>
    variants.map((variant) => write((_, character) => (character === changed ? variant : character))),
  );
  const hexadecimal = [...path].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('');
  const mixed = Array.from(
    { length: RANDOM },
    () => write((variants) => pick(variants, random)) + pick(SUFFIXES, random),
  );
  return [...consistent, hexadecimal, ...SUFFIXES.map((suffix) => path + suffix), ...mixed];
}
