import { describe, expect, it } from 'vitest';
import { groupBrands, letterOf } from './brand-groups';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('brands by letter', () => {
  it('uses the letter groups shown in the panel [2.2-19 9.f-09]', () => {
    const groups = groupBrands(named('Arvella', 'Bowerlift', 'Cliniva', 'Zest'));
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
    expect(groups[0]?.letters.map(({ letter }) => letter)).toEqual(['A', 'B']);
    expect(groups[1]?.letters[0]?.brands).toEqual([{ name: 'Cliniva' }]);
  });

  it.each(['4Ever', 'Élan', '(a) brand', ''])('lists "%s" under # [2.2-20]', (name) =>
    expect(letterOf(name)).toBe('#'),
  );

  it('ignores case and leading spaces', () => expect(letterOf(' everwether')).toBe('E'));

  it('includes every brand', () => {
    const brands = named('A', 'b', '9', 'É', 'Q', 'z');
    const listed = groupBrands(brands).flatMap(({ letters }) => letters.flatMap((letter) => letter.brands));
    expect(listed).toHaveLength(brands.length);
  });
});
