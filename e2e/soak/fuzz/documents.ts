import type { Random } from '../../../api/test/fuzz/random';

const CUTS = [
  '{',
  '}',
  '(',
  ')',
  '$',
  '@',
  '...',
  '"""',
  '"',
  '#',
  ':',
  '!',
  '[',
  '\u0000',
  '\ud800',
  '1e999',
];

/** Deletes, doubles or inserts a piece of a text. */
function mutate(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const length = 1 + random.below(12);
  const kind = random.below(3);
  if (kind === 0) return text.slice(0, at) + text.slice(at + length);
  if (kind === 1) return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
  return text.slice(0, at) + random.pick(CUTS) + text.slice(at);
}

const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: categories { id }`).join(' ')} }`;

function fragments(count: number, isCyclic: boolean): string {
  const chain = Array.from({ length: count }, (_, n) => {
    const next = n + 1 < count ? `...F${n + 1}` : isCyclic ? '...F0' : 'id';
    return `fragment F${n} on Category { children { ${next} ${next} } }`;
  });
  return `{ categories { ...F0 } } ${chain.join(' ')}`;
}

const deep = (levels: number) => `{ categories ${'{ children '.repeat(levels)}{ id }${' }'.repeat(levels)} }`;
const directives = (count: number) => `{ brands ${'@include(if: true) '.repeat(count)}{ name } }`;
const lists = (levels: number) => `{ brands(x: ${'['.repeat(levels)}${']'.repeat(levels)}) { name } }`;
const fields = (count: number) => `{ brands { ${'name '.repeat(count)} } }`;

const SHAPES: readonly ((size: number, random: Random) => string)[] = [
  (size) => aliases(size),
  (size, random) => fragments(1 + (size % 40), random.chance(0.5)),
  (size) => deep(size),
  (size) => directives(size),
  (size) => lists(size),
  (size) => fields(size * 4),
];

/** A document that breaks a limit or the grammar. */
export function brokenDocument(valid: string, random: Random): string {
  if (random.chance(0.3)) return random.pick(SHAPES)(1 + random.below(400), random);
  let text = valid;
  for (let times = 1 + random.below(4); times > 0; times -= 1) text = mutate(text, random);
  return text;
}
