import { publish } from '@saltbush/shared-ui/bus';
import { respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SearchBannersDocument } from '../../../generated/gql/graphql';
import { searchBanners } from '../../../samples/header-content';
import { searchService } from '../../../samples/search-service';
import { recentSearches } from '../model/recent-searches';
import { SearchField } from './SearchField';

function Field() {
  const [open, setOpen] = useState(false);
  return (
    <TestShop>
      <SearchField open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
    </TestShop>
  );
}

const user = userEvent.setup();
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const region = () => screen.findByRole('region', { name: 'Recent searches' });
const names = async () =>
  within(await region())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Sends a search and opens the panel again. */
async function searchFor(text: string) {
  await user.click(box());
  await screen.findByRole('listbox');
  await user.type(box(), `${text}{Enter}`);
  await user.click(box());
}

describe('recent searches', () => {
  beforeEach(() => {
    serve(...searchService({ calls: [], events: [] }), respondWith(SearchBannersDocument, searchBanners));
    recentSearches.clear();
    render(<Field />);
  });

  it('are none before the first search', async () => {
    await user.click(box());
    await screen.findByRole('listbox');
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });

  it('list what was sent, newest first and once each, while the box is empty', async () => {
    await searchFor('zinc');
    await searchFor('magnesium');
    await searchFor(' Zinc ');
    expect(await names()).toEqual(['Zinc', 'magnesium']);
    const link = within(await region()).getByRole('link', { name: 'magnesium' });
    expect(link.getAttribute('href')).toBe('/search-results?query=magnesium');
    await user.type(box(), 'm');
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });

  it('contain a suggestion that was followed', async () => {
    await user.click(box());
    await user.type(box(), 'magnesium');
    await screen.findByText('2 results for magnesium');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await user.click(box());
    expect(await names()).toEqual(['magnesium citrate']);
  });

  it('are removed one by one and all at once by keyboard, which keeps its place and is told', async () => {
    for (const text of ['zinc', 'iron', 'magnesium']) await searchFor(text);
    within(await region())
      .getByRole('button', { name: 'Remove iron' })
      .focus();
    await user.keyboard('{Enter}');
    expect(await names()).toEqual(['magnesium', 'zinc']);
    expect(screen.getByText('Removed iron').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove zinc' }));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  it('are never stored, since they name illnesses, and end with signing out', async () => {
    await searchFor('atorvastatin');
    expect(await names()).toEqual(['atorvastatin']);
    const stored = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store })).join();
    expect(stored + document.cookie).not.toContain('atorvastatin');
    act(() => publish('auth:signed-out', {}));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });
});
