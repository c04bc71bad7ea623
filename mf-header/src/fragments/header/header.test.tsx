import { brand } from '@saltbush/shared-ui/brand';
import { createQueryClient, navigate, useSession, watchLocation } from '@saltbush/shared-ui/platform';
import { respondWith, respondWithNetworkError, serve, TestShop } from '@saltbush/shared-ui/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  HeaderContentDocument,
  NavigationDocument,
  SearchBannersDocument,
} from '../../generated/gql/graphql';
import { headerContent, navigation, searchBanners } from '../../samples/header-content';
import { searchService } from '../../samples/search-service';
import Header, { prefetch } from '.';

watchLocation();

const CHECKOUT = { title: 'Secure checkout', exit: { label: 'Back to cart', path: '/cart' } };
const focusOf = (pathname: string) => (pathname === '/checkout' ? CHECKOUT : null);

async function showHeader() {
  const queryClient = createQueryClient();
  await prefetch(queryClient);
  const view = render(
    <TestShop queryClient={queryClient} focusOf={focusOf}>
      <Header />
      <p>The page</p>
    </TestShop>,
  );
  return { ...view, queryClient };
}

const scrollTo = (top: number) =>
  act(() => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  });
const go = (href: string) => act(() => navigate(href));
const tab = (name: string) => screen.getByRole('tab', { name });
const setUpShop = async () => {
  fireEvent.click(tab('Shop all'));
  await screen.findByRole('tabpanel');
};

describe('header', () => {
  beforeEach(() => {
    serve(
      respondWith(HeaderContentDocument, headerContent),
      respondWith(NavigationDocument, { navigation }),
      respondWith(SearchBannersDocument, searchBanners),
      ...searchService(),
    );
    window.history.replaceState(null, '', '/');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    act(() => useSession.setState({ status: 'unknown', user: null }));
  });

  it('links its logo to the home page [2.2-01 2.1-01]', async () => {
    await showHeader();
    expect(screen.getByRole('link', { name: 'Saltbush Health, home' }).getAttribute('href')).toBe('/');
  });

  it('has a delivery-location button and a mini-cart trigger [2.2-05 2.2-06]', async () => {
    await showHeader();
    expect(screen.getByRole('button', { name: /Delivering to/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Cart/ })).toBeTruthy();
  });

  it('hides the mini-cart trigger on the cart page [2.1-10]', async () => {
    await showHeader();
    go('/cart');
    expect(screen.queryByRole('button', { name: /^Cart/ })).toBeNull();
    go('/');
    expect(screen.getByRole('button', { name: /^Cart/ })).toBeTruthy();
  });

  it('renders menu items as a tab list and an item without groups as a plain link [2.2-09]', async () => {
    await showHeader();
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    expect(tabs.map((item) => item.textContent)).toEqual(['Shop all', 'Telehealth']);
    expect(screen.getByRole('link', { name: 'Gifts' }).getAttribute('href')).toBe('/collections/gifts');
  });

  it('opens the mega-menu from a tab and closes it from the same tab [2.2-10]', async () => {
    await showHeader();
    await setUpShop();
    expect(tab('Shop all').getAttribute('aria-selected')).toBe('true');
    fireEvent.click(tab('Shop all'));
    expect(screen.queryByRole('tabpanel')).toBeNull();
  });

  it('switches to another tab’s menu', async () => {
    await showHeader();
    await setUpShop();
    fireEvent.click(tab('Telehealth'));
    expect(await screen.findByRole('tabpanel', { name: 'Telehealth' })).toBeTruthy();
    expect(tab('Shop all').getAttribute('aria-selected')).toBe('false');
  });

  it('leaves clicks with a modifier key to the browser', async () => {
    await showHeader();
    fireEvent.click(tab('Shop all'), { ctrlKey: true });
    expect(tab('Shop all').getAttribute('aria-selected')).toBe('false');
  });

  it('moves between tabs with the arrow keys and opens the menu with the space bar', async () => {
    await showHeader();
    tab('Shop all').focus();
    fireEvent.keyDown(tab('Shop all'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tab('Telehealth'));
    fireEvent.keyDown(tab('Telehealth'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tab('Shop all'));
    fireEvent.keyDown(tab('Shop all'), { key: ' ' });
    expect(await screen.findByRole('tabpanel')).toBeTruthy();
  });

  it('closes the mega-menu on a route change, on an outside press and when search opens [2.2-17]', async () => {
    await showHeader();
    await setUpShop();
    go('/browse/vitamins');
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await setUpShop();
    go('/browse/vitamins?page=2');
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await setUpShop();
    fireEvent.pointerDown(screen.getByText('The page'));
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await setUpShop();
    act(() => screen.getByRole('combobox').focus());
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(await screen.findByRole('listbox')).toBeTruthy();
  });

  it('closes the mega-menu on Escape and returns focus to its tab', async () => {
    await showHeader();
    await setUpShop();
    (await screen.findByRole('link', { name: 'View all' })).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(document.activeElement).toBe(tab('Shop all'));
  });

  it('closes the open panel when focus moves to another part of the page', async () => {
    await showHeader();
    await setUpShop();
    act(() => tab('Shop all').focus());
    act(() => screen.getByRole('link', { name: 'See a doctor' }).focus());
    expect(screen.queryByRole('tabpanel')).toBeNull();
    act(() => screen.getByRole('combobox').focus());
    await screen.findByRole('listbox');
    act(() => screen.getByRole('link', { name: 'For you' }).focus());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'For you' }));
  });

  it('opens the search panel and closes it on a route change, Escape and, on wide screens, an outside press [4.o-01 4.o-02]', async () => {
    await showHeader();
    const open = async () => {
      act(() => screen.getByRole('combobox').focus());
      await screen.findByRole('listbox');
    };
    await open();
    go('/for-you');
    expect(screen.queryByRole('listbox')).toBeNull();
    await open();
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    await open();
    fireEvent.pointerDown(screen.getByText('The page'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leaves the search panel open on an outside press on small screens [4.o-02]', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await showHeader();
    act(() => screen.getByRole('combobox').focus());
    await screen.findByRole('listbox');
    fireEvent.pointerDown(screen.getByText('The page'));
    expect(screen.getByRole('listbox')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is compact above 300 px of scroll, with the strip inert and a search button [4.p-01 9.f-02]', async () => {
    await showHeader();
    const strip = screen.getByRole('region', { name: 'Announcements' });
    scrollTo(300);
    expect(strip.hasAttribute('inert')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Search', hidden: false })?.dataset.panel).toBeUndefined();
    scrollTo(301);
    expect(strip.hasAttribute('inert')).toBe(true);
    const buttons = screen.getAllByRole('button', { name: 'Search' });
    expect(buttons.some((button) => button.dataset.panel === 'search')).toBe(true);
    scrollTo(0);
    expect(strip.hasAttribute('inert')).toBe(false);
  });

  it('shows the quick links and hides them above 300 px of scroll [2.7-10] [look-05]', async () => {
    await showHeader();
    const bar = screen.getByRole('navigation', { name: 'Quick links' });
    expect(bar.dataset.hidden).toBeUndefined();
    scrollTo(301);
    expect(bar.dataset.hidden).toBe('true');
    scrollTo(299);
    expect(bar.dataset.hidden).toBeUndefined();
  });

  it('renders the quick links it receives: links, labels and the doctor icon [2.7-08 2.7-09]', async () => {
    await showHeader();
    const bar = within(screen.getByRole('navigation', { name: 'Quick links' }));
    expect(bar.getAllByRole('listitem')).toHaveLength(3);
    expect(bar.getByRole('link', { name: 'Online scripts' }).getAttribute('href')).toBe(
      '/telehealth/online-scripts',
    );
    expect(bar.getByText('Open today').closest('a')).toBeNull();
    const doctor = bar.getByRole('link', { name: 'See a doctor' });
    expect([doctor.querySelector('svg'), doctor.querySelector('img')].map(Boolean)).toEqual([true, false]);
  });

  it('shows only the logo, help and the way out around one task', async () => {
    await showHeader();
    go('/checkout');
    expect(screen.getByText('Secure checkout')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      brand.contact.phone.href,
      '/cart',
    ]);
    go('/');
    expect(screen.getByRole('tablist')).toBeTruthy();
  });

  it('works with plain links and a form before hydration', async () => {
    const queryClient = createQueryClient();
    await prefetch(queryClient);
    const html = renderToString(
      <TestShop queryClient={queryClient}>
        <Header />
      </TestShop>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    const href = (text: string) =>
      [...page.querySelectorAll('a')]
        .find((link) => (link.textContent || link.ariaLabel) === text)
        ?.getAttribute('href');
    expect(href('Shop all')).toBe('/browse/all');
    expect(page.querySelector('a[aria-label^="Cart"]')?.getAttribute('href')).toBe('/cart');
    expect(page.querySelector('a[aria-label="Sign in or join"]')?.getAttribute('href')).toBe('?login=true');
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/search-results');
  });

  it('shows its logo, search and cart when its content is unavailable', async () => {
    serve(respondWithNetworkError(HeaderContentDocument));
    const queryClient = createQueryClient();
    await prefetch(queryClient);
    render(
      <TestShop queryClient={queryClient}>
        <Header />
      </TestShop>,
    );
    expect(screen.getByRole('combobox')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Cart/ })).toBeTruthy();
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });
});
