import { LISTING_FACETS } from '@saltbush/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActiveFilters } from '../components/ActiveFilters';
import { ListingFilters } from '../components/ListingFilters';
import { readListing, toInput, toSearch } from './listing-address';

const read = (search: string) => readListing({ path: 'vitamins' }, new URLSearchParams(search));
const facets = [
  {
    name: 'ingredient',
    title: 'Key ingredient',
    values: ['Zinc', 'Iron'].map((label) => ({
      ...{ value: label.toLowerCase(), label, count: 3, selected: false },
    })),
  },
];

beforeEach(() => {
  Object.assign(LISTING_FACETS, {
    ingredient: { title: 'Key ingredient', kind: 'values', attribute: 'key_ingredients' },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(LISTING_FACETS, 'ingredient');
});

it('reads a facet added to the table from the address and passes it to the api', () => {
  const state = read('?brand=tidewell&ingredient=zinc&colour=red');
  expect(toSearch(state)).toBe('?brand=tidewell&ingredient=zinc');
  expect(toInput(state).filters).toEqual([
    { name: 'brand', values: ['tidewell'] },
    { name: 'ingredient', values: ['zinc'] },
  ]);
});

it('checks its values in the filters and removes them with their chips', () => {
  const onChange = vi.fn();
  const state = read('?ingredient=zinc');
  render(<ListingFilters facets={facets} state={state} onChange={onChange} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /Iron/ }));
  expect(toSearch(onChange.mock.lastCall?.[0])).toBe('?ingredient=iron&ingredient=zinc');
  render(<ActiveFilters listing={{ facets, children: [] }} state={state} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Zinc' }));
  expect(toSearch(onChange.mock.lastCall?.[0])).toBe('');
});

it('ignores its parameter once the table no longer has it', () => {
  Reflect.deleteProperty(LISTING_FACETS, 'ingredient');
  expect(toSearch(read('?ingredient=zinc'))).toBe('');
});
