import { describe, expect, it } from 'vitest';
import { indexOf, item } from '../../../test/clients/search-items';

describe('matching of a search index', () => {
  it('matches every word, the last one also as a prefix', () => {
    const { find } = indexOf(
      item('a', { name: 'Magnesium Glycinate' }),
      item('b', { name: 'Magnesium Citrate' }),
    );
    expect(find('magnesium gly')).toEqual(['a']);
    expect(find('gly magnesium')).toEqual(['a']);
  });

  it('ranks matches in the name above matches in the text', () => {
    const { find } = indexOf(
      item('text', { text: 'with zinc', rank: 1 }),
      item('name', { name: 'Zinc 50mg', rank: 0 }),
    );
    expect(find('zinc')).toEqual(['name', 'text']);
  });

  it('ignores plurals, accents, and the space between a number and its unit', () => {
    const { find } = indexOf(item('a', { name: 'Crème Tablets 500mg' }));
    expect(find('creme')).toEqual(['a']);
    expect(find('tablet')).toEqual(['a']);
    expect(find('500 mg')).toEqual(['a']);
  });

  it('parts a name from the strength behind it, but no code', () => {
    const { find } = indexOf(
      item('statin', { name: 'Atorvastatin 20mg' }),
      item('omega', { name: 'Omega3 Fish Oil' }),
      item('glued', { name: 'Magnesium500 Night' }),
    );
    expect(find('ATORVASTATIN20MG')).toEqual(['statin']);
    expect(find('atorvastatin20')).toEqual(['statin']);
    expect(find('magnesium 500')).toEqual(['glued']);
    expect(find('omega3')).toEqual(['omega']);
    expect(find('omega 3')).not.toContain('statin');
  });

  it.each([
    ['a letter missing', 'magnesum'],
    ['a letter too many', 'magnessium'],
    ['two letters swapped', 'mangesium'],
    ['another first letter', 'nagnesium'],
    ['a beginning with a typo', 'magnezi'],
  ])('tolerates %s', (_kind, query) => {
    expect(indexOf(item('a', { name: 'Magnesium' })).find(query)).toEqual(['a']);
  });

  it('does not tolerate typos in short words, in numbers, or when disabled', () => {
    const { find } = indexOf(item('a', { name: 'Zinc 500mg' }));
    expect(find('zin')).toEqual(['a']);
    expect(find('znc')).toEqual([]);
    expect(find('501mg')).toEqual([]);
    expect(indexOf(item('a', { name: 'Magnesium' })).find('magnesum', { typos: false })).toEqual([]);
  });

  it('tolerates typos only when exact words find too little', () => {
    const exact = Array.from({ length: 5 }, (_entry, at) => item(`cream-${at}`, { name: 'Cream' }));
    const { find } = indexOf(...exact, item('dream', { name: 'Dream' }));
    expect(find('cream')).not.toContain('dream');
    expect(indexOf(item('cream', { name: 'Cream' }), item('dream', { name: 'Dream' })).find('cream')).toEqual(
      ['cream', 'dream'],
    );
  });

  it('gives a number the unit it has in the shop, and takes it for no beginning of a longer number', () => {
    const { find } = indexOf(
      item('20mg', { name: 'Atorvastatin 20mg' }),
      item('80mg', { name: 'Atorvastatin 80mg', text: '2041875' }),
    );
    expect(find('atorvastatin 20')).toEqual(['20mg']);
    expect(find('20 atorvastatin')).toEqual(['20mg']);
  });

  it.each(['🙂', '???', '—'])('finds nothing for %s, which asks for something', (query) => {
    expect(indexOf(item('a', { name: 'Magnesium' })).find(query)).toEqual([]);
  });

  it('matches compound words written apart, and falls back to most of the words', () => {
    const { find } = indexOf(item('a', { name: 'Multivitamin for women' }), item('b', { name: 'Zinc' }));
    expect(find('multi vitamin')).toEqual(['a']);
    expect(find('multivitamin spaceship')).toEqual(['a']);
    expect(find('spaceship')).toEqual([]);
  });
});
