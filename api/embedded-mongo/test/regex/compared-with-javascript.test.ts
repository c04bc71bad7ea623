import { describe, expect, it } from 'vitest';
import { Pattern } from '../../src/regex/pattern';
import { type Random, random } from '../support/random';

describe('compared with JavaScript', () => {
  const ATOMS = [
    'a',
    'b',
    'c',
    '.',
    '[ab]',
    '[^a]',
    '\\d',
    '\\w',
    '\\b',
    '(a|b)',
    '(?:ab|c)',
    '^',
    'x',
    '1',
    '-',
  ];
  const REPEATS = ['', '', '', '*', '+', '?', '{1,2}', '*?', '+?'];
  const LETTERS = 'aabbcx1- \n';

  function pick<T>(next: Random, list: ArrayLike<T>): T {
    return list[next(list.length)] as T;
  }

  it('finds the same in 5,000 random texts by random patterns', () => {
    const next = random(7);
    for (let round = 0; round < 5000; round++) {
      const atoms = Array.from({ length: 1 + next(5) }, () => {
        const atom = pick(next, ATOMS);
        return atom === '^' || atom === '\\b' ? atom : atom + pick(next, REPEATS);
      });
      const source = atoms.join('') + pick(next, ['', '', '|c', '\\z']);
      const flags = pick(next, ['', 'i', 'm', 's', 'im']);
      const text = Array.from({ length: next(12) }, () => pick(next, LETTERS)).join('');
      const reference = new RegExp(source.replace('\\z', '(?![^])'), `${flags}g`);
      const expected = [...text.matchAll(reference)].map((match) => [match.index, match[0]]);
      const pattern = new Pattern(source, flags);
      const label = `/${source}/${flags} on ${JSON.stringify(text)}`;
      expect(pattern.test(text), label).toBe(expected.length > 0);
      expect(
        pattern.find(text, false).map(({ at, text: match }) => [at, match]),
        label,
      ).toEqual(expected.slice(0, 1));
    }
  });
});
