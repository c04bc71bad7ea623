import { describe, expect, it } from 'vitest';
import {
  clearFilters,
  goToPage,
  readListing,
  sortBy,
  toggleFilter,
  toInput,
  toSearch,
} from './listing-address';

const read = (params: Record<string, string>, search = '') =>
  readListing(params, new URLSearchParams(search));
const category = (search = '') => read({ path: 'vitamins/magnesium' }, search);

describe('listing address', () => {
  it.each([
    [{ path: 'vitamins/magnesium' }, { kind: 'category', slug: 'vitamins/magnesium' }],
    [{ brand: 'tidewell' }, { kind: 'brand', slug: 'tidewell' }],
    [{ collection: 'new' }, { kind: 'collection', slug: 'new' }],
    [{ promotionId: '6' }, { kind: 'promotion', slug: '6' }],
  ])('reads the listing from %o [2.1-05] [2.1-06] [2.1-07]', (params, expected) => {
    expect(read(params)).toMatchObject(expected);
  });

  it('trims the search query [2.1-08]', () => {
    expect(read({}, 'query=%20zinc%20')).toMatchObject({ kind: 'search', query: 'zinc' });
  });

  it('preserves filters, order and page in a round trip [2.1-07]', () => {
    const search = '?brand=tidewell&brand=verrin&price=1000-2500&sort=price_asc&page=3';
    expect(toSearch(category(search))).toBe(search);
  });

  it('builds the same api input for the same filters in a different order', () => {
    expect(toInput(category('brand=b&brand=a&category=x'))).toEqual(
      toInput(category('category=x&brand=a&brand=b&brand=a')),
    );
  });

  it.each([
    ...['page=0', 'page=-2', 'page=1.5', 'page=x', 'sort=cheapest', 'colour=red'],
    ...['price=abc', 'price=-', 'price=2000-1000', 'price=10-10', 'price=1e3-'],
  ])('ignores the invalid parameter %s', (search) => {
    expect(toSearch(category(search))).toBe('');
  });

  it('reads a page beyond all others as one that the api can be asked for', () => {
    expect(read({}, 'query=a&page=999999999999').page).toBe(1_000_000);
  });

  it('resets to the first page when a filter or the order changes', () => {
    const third = category('brand=tidewell&page=3');
    expect(toSearch(toggleFilter(third, 'brand', 'verrin'))).toBe('?brand=tidewell&brand=verrin');
    expect(toSearch(toggleFilter(third, 'brand', 'tidewell'))).toBe('');
    expect(toSearch(sortBy(third, 'newest'))).toBe('?brand=tidewell&sort=newest');
    expect(toSearch(clearFilters(third))).toBe('');
  });

  it('preserves the search query on every page', () => {
    expect(toSearch(goToPage(read({}, 'query=fish oil'), 2))).toBe('?query=fish+oil&page=2');
  });
});
