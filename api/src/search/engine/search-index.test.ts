import { describe, expect, it } from 'vitest';
import { indexOf, item } from '../../../test/clients/search-items';

describe('a search index', () => {
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
