import { describe, expect, it } from 'vitest';
import { groupBrands } from './brand-groups';

const named = (...names: string[]) => names.map((name) => ({ name }));
const lettersOf = (names: string[]) =>
  groupBrands(named(...names)).flatMap(({ letters }) => letters.map(({ letter }) => letter));

describe('brands by letter', () => {
  it('uses the letter groups of the brand lists [2.2-19] [9.f-09]', () => {
    const names = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}lpha`);
    const groups = groupBrands(named('4ward', ...names));
    expect(groups.map(({ name }) => name)).toEqual([
      '#AB',
      'CDE',
      'FGH',
      'IJK',
      'LMN',
      'OPQ',
      'RST',
      'UVW',
      'XYZ',
    ]);
    expect(groups[0]?.letters.map(({ letter }) => letter)).toEqual(['#', 'A', 'B']);
    expect(groups[1]?.letters[0]?.brands).toEqual(named('Clpha'));
  });

  it.each(['3Peaks', '4Ever', 'Élan', '(a) brand', '+Vita', ''])('lists "%s" under # [2.2-20]', (name) =>
    expect(lettersOf([name])).toEqual(['#']),
  );

  it('ignores case and leading spaces', () => expect(lettersOf([' everwether'])).toEqual(['E']));

  it('omits letters without brands but returns every group', () => {
    const groups = groupBrands(named('Bower'));
    expect(groups).toHaveLength(9);
    expect(groups.map(({ letters }) => letters.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('includes every brand, preserving the order within a letter', () => {
    const brands = named('A', 'b', '9', 'É', 'Q', 'aa', 'z');
    const groups = groupBrands(brands);
    expect(groups.flatMap(({ letters }) => letters.flatMap((letter) => letter.brands))).toHaveLength(7);
    expect(groups[0]?.letters[1]?.brands).toEqual(named('A', 'aa'));
  });
});
