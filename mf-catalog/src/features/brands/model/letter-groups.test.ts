import { describe, expect, it } from 'vitest';
import { groupByLetter } from './letter-groups';

const brands = (...names: string[]) => names.map((name) => ({ name }));

describe('brands by letter', () => {
  it('groups letters as the brands panel does [2.2-19] [9.f-09]', () => {
    const names = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}lpha`);
    const groups = groupByLetter(brands('4ward', ...names));
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
  });

  it('lists names that do not start with a letter under # [2.2-20]', () => {
    const [group] = groupByLetter(brands('3Peaks', 'Élan', '+Vita'));
    expect(group?.letters).toEqual([{ letter: '#', brands: brands('3Peaks', 'Élan', '+Vita') }]);
  });

  it('omits letters without brands', () => {
    expect(groupByLetter(brands('Bower')).map(({ letters }) => letters.map(({ letter }) => letter))).toEqual([
      ['B'],
    ]);
  });
});
