import { useConsent } from '@saltbush/shared-ui/platform';
import { respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBannersDocument } from '../../../generated/gql/graphql';
import { searchBanners } from '../../../samples/header-content';
import {
  type SearchServiceStub,
  searchService,
  unavailableSearchService,
} from '../../../samples/search-service';
import { SEARCH_PAUSE_MS } from '../model/use-panel-search';
import { SearchField } from './SearchField';

function Field() {
  const [open, setOpen] = useState(false);
  return (
    <TestShop>
      <SearchField open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
      <button type="button">Elsewhere</button>
    </TestShop>
  );
}

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <TestShop>
      <button type="button" onClick={() => setOpen(!open)}>
        Toggle
      </button>
      <SearchField open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
    </TestShop>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for products' });
const address = () => window.location.pathname + window.location.search;

describe('search', () => {
  let stub: SearchServiceStub;
  const user = userEvent.setup();

  beforeEach(() => {
    stub = { calls: [], events: [] };
    serve(...searchService(stub), respondWith(SearchBannersDocument, searchBanners));
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  afterEach(() => {
    vi.useRealTimers();
    useConsent.setState({ choice: 'unknown' });
  });

  const type = async (text: string) => {
    render(<Field />);
    await user.type(box(), text);
    await screen.findByText(new RegExp(`results? for ${text.trim()}`));
  };

  it('has the placeholder and label of section 2.4 [2.4-01]', () => {
    render(<Field />);
    expect(box().placeholder).toBe('Search products, prescriptions and more');
  });

  it('is a plain form without scripts', () => {
    render(<Field />);
    expect(box().name).toBe('query');
    expect(box().form?.getAttribute('action')).toBe('/search-results');
  });

  it('shows suggested searches, popular products and banners while the box is empty [2.4-03 2.4-04 2.4-05]', async () => {
    render(<Field />);
    await user.click(box());
    const suggested = await screen.findByRole('group', { name: 'Suggested searches' });
    expect(within(suggested).getAllByRole('option')).toHaveLength(3);
    const popular = screen.getByRole('group', { name: 'Popular products' });
    expect(within(popular).getAllByRole('option')).toHaveLength(6);
    const banners = await screen.findByRole('region', { name: 'Promotions' });
    const sunscreen = within(banners).getByRole('link', { name: 'Two sunscreens for $30' });
    expect(sunscreen.getAttribute('href')).toBe('/promotions/6');
    expect([
      sunscreen.dataset.theme,
      within(banners).getByText('See a doctor today').closest('a')?.dataset.theme,
    ]).toEqual(['primary', 'other']);
    expect(within(banners).getByText('While stocks last.')).toBeTruthy();
  });

  it('focuses the box and refetches suggestions on each opening; closing clears and blurs it [2.4-02]', async () => {
    render(<Opened />);
    const toggle = screen.getByRole('button', { name: 'Toggle' });
    fireEvent.click(toggle);
    expect(document.activeElement).toBe(box());
    await screen.findByRole('group', { name: 'Popular products' });
    await user.type(box(), 'zi');
    fireEvent.click(toggle);
    expect(document.activeElement).not.toBe(box());
    expect(box().value).toBe('');
    const before = stub.calls.length;
    fireEvent.click(toggle);
    await vi.waitFor(() => expect(stub.calls.length).toBeGreaterThan(before));
    expect(stub.calls.at(-1)?.[0]?.query).toBe('');
  });

  it('shows "searching..." until the results arrive, then their number [2.4-06 2.4-07]', async () => {
    render(<Field />);
    await user.type(box(), 'magnesium');
    await vi.waitFor(() => expect(screen.getByText('searching...')).toBeTruthy());
    expect(await screen.findByText('2 results for magnesium')).toBeTruthy();
    expect(screen.queryByText('searching...')).toBeNull();
    expect(screen.getByRole('group', { name: 'Suggested searches' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Products for magnesium' })).toBeTruthy();
    const all = screen.getByRole('option', { name: 'Show all Products (2)' });
    expect(all.getAttribute('href')).toBe('/search-results?query=magnesium');
  });

  it('debounces typing by 300 ms [4.o-03 9.c-04]', async () => {
    expect(SEARCH_PAUSE_MS).toBe(300);
    const asked = () => stub.calls.map((queries) => queries[0]?.query).filter(Boolean);
    render(<Field />);
    await user.click(box());
    vi.useFakeTimers();
    for (let end = 1; end <= 'magnesium'.length; end += 1) {
      await act(() => vi.advanceTimersByTimeAsync(SEARCH_PAUSE_MS - 1));
      fireEvent.input(box(), { target: { value: 'magnesium'.slice(0, end) } });
    }
    expect(asked()).toEqual([]);
    await vi.waitFor(() => expect(asked()).toEqual(['magnesium']));
  });

  it('shows popular products again as soon as the box is empty [4.o-03]', async () => {
    await type('magnesium');
    await user.clear(box());
    expect(screen.queryByText(/results for/)).toBeNull();
    expect(screen.getByRole('group', { name: 'Popular products' })).toBeTruthy();
  });

  it.each([
    ['nothing', 'xyzzy', ['No suggested searches found', 'No products found']],
    ['products alone', 'fish', ['No suggested searches found']],
    ['suggestions alone', 'citrate', ['No products found']],
  ])('says what is missing where it finds %s [2.4-08]', async (_found, query, messages) => {
    await type(query);
    expect(screen.queryAllByText(/^No .+ found$/).map(({ textContent }) => textContent)).toEqual(messages);
    const all = screen.queryByRole('option', { name: /Show all/ });
    expect(all === null).toBe(messages.includes('No products found'));
  });

  it('is either closed or open with a status [4.o-01] [look-06]', async () => {
    render(<Field />);
    const status = () => screen.queryByRole('listbox')?.closest<HTMLElement>('[data-status]')?.dataset.status;
    expect(status()).toBeUndefined();
    await user.click(box());
    await screen.findByRole('group', { name: 'Popular products' });
    expect(status()).toBe('idle');
    await user.type(box(), 'zinc');
    expect(status()).toBe('loading');
    await screen.findByText('1 result for zinc');
    expect(status()).toBe('results');
    await user.type(box(), 'qqq');
    await screen.findByText('0 results for zincqqq');
    expect(status()).toBe('empty');
  });

  it('navigates to the results on Enter with the query trimmed and encoded [2.4-09 2.1-08]', async () => {
    render(<Field />);
    await user.type(box(), '  vitamin c & zinc {Enter}');
    expect(address()).toBe('/search-results?query=vitamin%20c%20%26%20zinc');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each(['{Enter}', '   {Enter}'])(
    'does not navigate on an empty query: "%s" [2.4-09 5.e-01]',
    async (keys) => {
      render(<Field />);
      await user.type(box(), keys);
      expect(address()).toBe('/');
    },
  );

  it('clears the box with the clear button and closes with Cancel [2.4-10]', async () => {
    await type('zinc');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('moves through the options with the arrow keys and follows the active one on Enter', async () => {
    await type('magnesium');
    const followed = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', followed);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const options = screen.getAllByRole('option');
    expect(box().getAttribute('aria-activedescendant')).toBe(options[2]?.id);
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'false',
      'true',
      'false',
      'false',
    ]);
    await user.keyboard('{ArrowUp}{Enter}');
    document.removeEventListener('click', followed);
    expect(followed).toHaveBeenCalledOnce();
    const target = followed.mock.calls[0]?.[0].target;
    expect(target instanceof Element && target.getAttribute('href')).toBe(
      '/search-results?query=magnesium%20citrate',
    );
  });

  it('reports the followed product to the search service and stores the search [2.4-11 7.k-11]', async () => {
    useConsent.setState({ choice: 'granted' });
    await type('magnesium');
    const product = screen.getByRole('option', { name: /Magnesium Powder/ });
    product.addEventListener('click', (event) => event.preventDefault());
    await user.click(product);
    await vi.waitFor(() => expect(stub.events).toHaveLength(1));
    expect(stub.events[0]).toMatchObject({
      eventType: 'click',
      eventName: 'Clicked',
      index: 'products',
      userToken: expect.any(String),
      queryID: 'id-of-magnesium',
      objectIDs: ['2'],
      positions: [2],
    });
    expect(Object.values(sessionStorage).join()).toContain('id-of-magnesium');
    await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('shows an error when the service is unavailable, and retries', async () => {
    serve(unavailableSearchService());
    render(<Field />);
    await user.click(box());
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 });
    serve(...searchService(stub));
    await act(async () => fireEvent.click(again));
    expect(await screen.findByRole('group', { name: 'Popular products' })).toBeTruthy();
  });

  it('shows the banners returned by the service [7.k-05]', async () => {
    const banner = { text: 'Magnesium week', image: '/m.svg', theme: 'primary', targetLink: '/promotions/9' };
    serve(...searchService(stub, [{ promoBanners: [banner] }]));
    await type('magnesium');
    expect(screen.getByRole('link', { name: 'Magnesium week' }).getAttribute('href')).toBe('/promotions/9');
  });
});
