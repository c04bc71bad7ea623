import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LoadMore } from './LoadMore';
import { Pagination } from './Pagination';
import { pagesAround } from './pages';

describe('pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [12, 40, [1, null, 11, 12, 13, null, 40]],
    [40, 40, [1, null, 39, 40]],
  ])('around page %i of %i offers %o', (page, pageCount, expected) => {
    expect(pagesAround(page, pageCount)).toEqual(expected);
  });

  it('marks the current page and links to the others', () => {
    render(<Pagination page={2} pageCount={3} hrefFor={(page) => `?page=${page}`} />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=3');
  });

  it('loads more in place, through a link that also works without scripts', () => {
    const load = vi.fn();
    render(<LoadMore shown={24} total={60} href="?page=2" onLoadMore={load} />);
    const link = screen.getByRole('link', { name: 'Show more' });
    expect(link.getAttribute('href')).toBe('?page=2');
    link.click();
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getByText('Showing 24 of 60 products')).toBeTruthy();
  });

  it('offers no more at the end', () => {
    render(<LoadMore shown={60} total={60} onLoadMore={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
