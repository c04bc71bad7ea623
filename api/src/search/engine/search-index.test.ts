import { describe, expect, it } from 'vitest';
import { SearchIndex } from './search-index';
import type { IndexSettings } from './settings';

interface Item {
  objectID: string;
  name: string;
  text: string;
  brand: string;
  price: number;
  rank: number;
  available: boolean;
}

const settings: IndexSettings<Item, Item> = {
  name: 'items',
  record: (item) => item,
  texts: [
    { attribute: 'name', weight: 100, read: ({ name }) => name },
    { attribute: 'text', weight: 5, read: ({ text }) => text },
  ],
  facets: { brand: ({ brand }) => [brand], available: ({ available }) => [String(available)] },
  numerics: { price: ({ price }) => price, rank: ({ rank }) => rank },
  rankBy: 'rank',
  boost: ({ rank }) => rank,
  comesFirst: ({ available }) => available,
  replicas: { items_cheap: { by: 'price', descending: false } },
};

const item = (objectID: string, over: Partial<Item>): Item => ({
  objectID,
  name: '',
  text: '',
  brand: 'Tidewell',
  price: 1000,
  rank: 0.5,
  available: true,
  ...over,
});

function indexOf(...items: Item[]) {
  const index = new SearchIndex(settings);
  for (const entry of items) index.upsert(entry);
  return {
    index,
    find: (query: string, more: object = {}) =>
      index.search({ query, offset: 0, limit: 20, ...more }).hits.map(({ objectID }) => objectID),
  };
}

describe('a search index', () => {
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

  it('matches compound words written apart, and falls back to most of the words', () => {
    const { find } = indexOf(item('a', { name: 'Multivitamin for women' }), item('b', { name: 'Zinc' }));
    expect(find('multi vitamin')).toEqual(['a']);
    expect(find('multivitamin spaceship')).toEqual(['a']);
    expect(find('spaceship')).toEqual([]);
  });

  it('without a query lists available products first, then sorts by rank', () => {
    const { find } = indexOf(
      item('gone', { rank: 1, available: false }),
      item('low', { rank: 0.1 }),
      item('high', { rank: 0.9 }),
    );
    expect(find('')).toEqual(['high', 'low', 'gone']);
  });

  it('sorts by a replica, with and without a query', () => {
    const { find } = indexOf(
      item('dear', { name: 'Zinc', price: 900 }),
      item('cheap', { name: 'Zinc', price: 100, rank: 0 }),
      item('other', { name: 'Iron', price: 50 }),
    );
    expect(find('', { replica: 'items_cheap' })).toEqual(['other', 'cheap', 'dear']);
    expect(find('zinc', { replica: 'items_cheap' })).toEqual(['cheap', 'dear']);
  });

  it('filters, counts and paginates', () => {
    const { index, find } = indexOf(
      ...Array.from({ length: 30 }, (_entry, at) =>
        item(`p${at}`, {
          name: 'Zinc',
          price: at * 100,
          rank: 1 - at / 100,
          brand: at % 3 === 0 ? 'Kaia' : 'Tidewell',
        }),
      ),
    );
    const filter = {
      all: [{ facet: 'brand', value: 'Kaia' }, { numeric: 'price', operator: '<', value: 1000 } as const],
    };
    expect(find('zinc', { filter })).toEqual(['p0', 'p3', 'p6', 'p9']);
    expect(find('zinc', { offset: 10, limit: 3 })).toEqual(['p10', 'p11', 'p12']);
    const { docs } = index.search({ query: 'zinc', offset: 0, limit: 0 });
    expect(index.columns.count('brand', docs)).toEqual([
      { value: 'Tidewell', count: 20 },
      { value: 'Kaia', count: 10 },
    ]);
    expect(index.columns.stats('price', docs)).toMatchObject({ min: 0, max: 2900 });
  });

  it('reflects updates and removals immediately', () => {
    const { index, find } = indexOf(
      item('a', { name: 'Zinc', price: 500 }),
      item('b', { name: 'Zinc', price: 600 }),
    );
    expect(find('zinc', { replica: 'items_cheap' })).toEqual(['a', 'b']);
    index.upsert(item('a', { name: 'Iron', price: 700, available: false }));
    expect(find('zinc')).toEqual(['b']);
    expect(find('iron')).toEqual(['a']);
    expect(find('', { replica: 'items_cheap' })).toEqual(['b', 'a']);
    expect(find('', { filter: { facet: 'available', value: 'true' } })).toEqual(['b']);
    index.remove('b');
    index.upsert(item('c', { name: 'Zinc' }));
    expect(find('zinc')).toEqual(['c']);
    expect(index.size).toBe(2);
  });

  it('selects the same top page with a heap as with a full sort', () => {
    const entries = Array.from({ length: 400 }, (_entry, at) =>
      item(`p${at}`, { name: 'Zinc', rank: (at * 37) % 101 }),
    );
    const { find } = indexOf(...entries);
    const sorted = [...entries].sort((a, b) => b.rank - a.rank).map(({ rank }) => rank);
    const page = find('zinc', { limit: 50 }).map(
      (id) => entries.find(({ objectID }) => objectID === id)?.rank,
    );
    expect(page).toEqual(sorted.slice(0, 50));
  });
});
