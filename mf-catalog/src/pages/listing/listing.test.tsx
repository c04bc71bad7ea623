import { navigate, useConsent, watchLocation } from '@saltbush/shared-ui/platform';
import {
  acceptAnalytics,
  allSent,
  HttpResponse,
  http,
  recordedEvents,
  respondWith,
  sentTo,
  sentVariables,
  serve,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ListingDocument,
  type ListingInput,
  RootCategoriesDocument,
  SearchIdDocument,
} from '../../generated/gql/graphql';
import { AtAddress } from '../../samples/at-address';
import { listing } from '../../samples/products';
import { page } from '.';

const { Component } = page;

function show(address: string) {
  navigate(address);
  return render(
    <TestShop>
      <AtAddress
        render={({ pathname, search }) => {
          const params: Record<string, string> = pathname.startsWith('/browse/')
            ? { path: pathname.slice(8) }
            : {};
          return <Component params={params} search={new URLSearchParams(search)} />;
        }}
      />
    </TestShop>,
  );
}

const ofPage = (input: ListingInput) =>
  listing({
    url: input.kind === 'search' ? '/search-results' : '/browse/vitamins/magnesium',
    paginatorInfo: { current_page: input.page ?? 1, last_page: 2, per_page: 24, total: 48 },
  });

/** Lets the visitor consent, and accepts what is then sent. */
function acceptEvents() {
  useConsent.setState({ choice: 'granted' });
  serve(
    http.post('/1/events', () => HttpResponse.json({})),
    acceptAnalytics(),
  );
}

const lastInput = () => sentVariables(ListingDocument).at(-1)?.input;

describe('listing page', () => {
  beforeAll(watchLocation);
  afterEach(() => useConsent.setState({ choice: 'unknown' }));
  beforeEach(() => {
    cleanup();
    serve(respondWith(ListingDocument, ({ input }) => ({ listing: ofPage(input) })));
  });

  it('shows the title, the count, the subcategories and the products [2.1-06]', async () => {
    show('/browse/vitamins/magnesium');
    expect(await screen.findByRole('heading', { level: 1, name: 'Magnesium' })).toBeTruthy();
    expect(screen.getByText('48 products')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Powders' }).getAttribute('href')).toBe(
      '/browse/vitamins/magnesium/powders',
    );
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getByRole('link', { name: 'Vitamins' }).getAttribute('href')).toBe('/browse/vitamins');
    expect(screen.getAllByRole('article')).toHaveLength(24);
  });

  it('adds a filter to the address, requests it, and removes it with the back button [2.1-07]', async () => {
    const user = userEvent.setup();
    show('/browse/vitamins/magnesium');
    await user.click(await screen.findByRole('checkbox', { name: /Verrin/ }));
    expect(window.location.search).toBe('?brand=verrin');
    await waitFor(() => expect(lastInput()?.filters).toEqual([{ name: 'brand', values: ['verrin'] }]));
    expect(await screen.findByRole('button', { name: 'Remove filter Verrin' })).toBeTruthy();

    window.history.back();
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove filter Verrin' })).toBeNull());
  });

  it('appends the next page and updates the address to it', async () => {
    const user = userEvent.setup();
    show('/browse/vitamins/magnesium?sort=newest');
    await user.click(await screen.findByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48));
    expect(window.location.search).toBe('?sort=newest&page=2');
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    const focused = within(screen.getAllByRole('article')[24] ?? document.body).getByRole('link');
    await waitFor(() => expect(document.activeElement).toBe(focused));
  });

  it('shows only the requested page when opened by its address', async () => {
    show('/browse/vitamins/magnesium?page=2');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('article')).toHaveLength(24);
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(
      '/browse/vitamins/magnesium',
    );
  });

  it('reports the followed result to the search service [2.4-11] [7.k-11] [7.l-01]', async () => {
    acceptEvents();
    show('/search-results?query=magnesium');
    const second = within((await screen.findAllByRole('article'))[1] ?? document.body);
    await userEvent.click(second.getByRole('link'));
    const click = {
      eventType: 'click',
      eventName: 'Clicked',
      index: 'products',
      userToken: expect.any(String),
      queryID: 'query-1',
      objectIDs: ['2'],
      positions: [2],
    };
    await waitFor(() => expect(sentTo('/1/events')).toMatchObject([{ events: [click] }]));
    const location = '/search-results';
    await waitFor(() =>
      expect(recordedEvents()).toEqual([
        { name: 'Hits Viewed', listing: 'search', hits: 48, location },
        { name: 'Clicked', product_id: 2, position: 2, location },
      ]),
    );
  });

  it('reports the result of a page from the document by an id of the visitor’s own', async () => {
    acceptEvents();
    const { queryID: _none, data, ...shown } = ofPage({ kind: 'search' });
    const found = { ...shown, data: data.map(({ queryID: _neither, ...card }) => card) };
    serve(
      respondWith(ListingDocument, () => ({ listing: found })),
      respondWith(SearchIdDocument, () => ({ listing: { queryID: 'query-2' } })),
    );
    show('/search-results?query=magnesium');
    const second = within((await screen.findAllByRole('article'))[1] ?? document.body);
    await waitFor(() => expect(sentVariables(SearchIdDocument)).toHaveLength(1));
    await userEvent.click(second.getByRole('link'));
    const click = { eventType: 'click', queryID: 'query-2', objectIDs: ['2'], positions: [2] };
    await waitFor(() => expect(sentTo('/1/events')).toMatchObject([{ events: [click] }]));
    expect(sentVariables(SearchIdDocument), 'one search').toHaveLength(1);
  });

  it('counts the search of a document that finds nothing', async () => {
    const { queryID: _none, ...shown } = ofPage({ kind: 'search' });
    const paginatorInfo = { current_page: 1, last_page: 1, per_page: 24, total: 0 };
    serve(
      respondWith(ListingDocument, () => ({ listing: { ...shown, data: [], paginatorInfo } })),
      respondWith(SearchIdDocument, () => ({ listing: { queryID: 'query-3' } })),
      respondWith(RootCategoriesDocument, { categories: [] }),
    );
    show('/search-results?query=flibbertine');
    await waitFor(() => expect(sentVariables(SearchIdDocument)).toHaveLength(1));
  });

  it('counts the position of a followed result over all pages [7.k-11]', async () => {
    acceptEvents();
    show('/search-results?query=magnesium&page=2');
    const first = within((await screen.findAllByRole('article'))[0] ?? document.body);
    await userEvent.click(first.getByRole('link'));
    await waitFor(() => expect(sentTo('/1/events')).toMatchObject([{ events: [{ positions: [25] }] }]));
  });

  it('records by which facet was filtered, and never by what [7.l-01]', async () => {
    acceptEvents();
    show('/browse/vitamins/magnesium');
    const box = await screen.findByRole('checkbox', { name: /Verrin/ });
    await userEvent.click(box);
    await userEvent.click(box);
    const filtered = () => recordedEvents().filter(({ name }) => name === 'Filter Applied');
    const location = '/browse/vitamins/magnesium';
    await waitFor(() => expect(filtered()).toEqual([{ name: 'Filter Applied', facet: 'brand', location }]));
  });

  it('prompts for a query and does not call the api when the query is empty [2.4-09]', async () => {
    serve(respondWith(RootCategoriesDocument, { categories: [] }));
    show('/search-results?query=%20');
    expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeTruthy();
    expect(allSent().map(({ operation }) => operation)).not.toContain('Listing');
  });

  it('is headed by what it lists where all departments are', async () => {
    serve(respondWith(RootCategoriesDocument, { categories: [] }));
    show('/browse');
    expect(await screen.findByRole('heading', { level: 1, name: 'All departments' })).toBeTruthy();
  });

  it('shows an empty state with another search when nothing was found', async () => {
    const paginatorInfo = { current_page: 1, last_page: 1, per_page: 24, total: 0 };
    const nothing = listing({ data: [], facets: [], children: [], paginatorInfo });
    const categories = [{ id: '1', title: 'Vitamins', url: '/browse/vitamins' }];
    serve(
      respondWith(ListingDocument, { listing: nothing }),
      respondWith(RootCategoriesDocument, { categories }),
    );
    show('/search-results?query=qqq');
    expect(await screen.findByText('No products found for “qqq”')).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Search for products' })).toBeTruthy();
    // Nothing to filter, nothing to sort.
    expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
    expect(screen.getByText('Sort by').closest('[hidden]')).toBeTruthy();
    const popular = await screen.findByRole('navigation', { name: 'Popular categories' });
    expect(within(popular).getByRole('link', { name: 'Vitamins' }).getAttribute('href')).toBe(
      '/browse/vitamins',
    );
  });

  it('shows "not found" for an unknown category', async () => {
    serve(
      respondWith(ListingDocument, { listing: null }),
      respondWith(RootCategoriesDocument, { categories: [] }),
    );
    show('/browse/nowhere');
    expect(await screen.findByRole('heading', { name: 'We can’t find that page' })).toBeTruthy();
  });
});
