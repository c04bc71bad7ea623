import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ListingFacet } from '../api/listing';
import type { ListingState } from '../model/listing-address';
import { ListingFilters } from './ListingFilters';

const facets = [
  {
    name: 'brand',
    title: 'Brand',
    values: ['Tidewell', 'Verrin'].map((label) => ({ value: label, label, count: 3 })),
  },
] as unknown as ListingFacet[];

const stateOf = (...brands: string[]): ListingState => ({
  kind: 'category',
  slug: 'vitamins',
  query: null,
  filters: brands.length > 0 ? [{ name: 'brand', values: brands }] : [],
  sort: 'relevance',
  page: 1,
});

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

afterEach(cleanup);

it('checks a box immediately, adds the next one to it, and follows the address', () => {
  const onChange = vi.fn();
  const view = render(<ListingFilters facets={facets} state={stateOf()} onChange={onChange} />);
  fireEvent.click(box(/Tidewell/));
  expect(box(/Tidewell/).checked).toBe(true);
  fireEvent.click(box(/Verrin/));
  expect(onChange.mock.lastCall?.[0].filters).toEqual([{ name: 'brand', values: ['Tidewell', 'Verrin'] }]);
  view.rerender(<ListingFilters facets={facets} state={stateOf('Tidewell', 'Verrin')} onChange={onChange} />);
  expect([box(/Tidewell/).checked, box(/Verrin/).checked]).toEqual([true, true]);
  view.rerender(<ListingFilters facets={facets} state={stateOf()} onChange={onChange} />);
  expect([box(/Tidewell/).checked, box(/Verrin/).checked]).toEqual([false, false]);
});
