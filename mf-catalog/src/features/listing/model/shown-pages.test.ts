import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListingState } from './listing-address';

const state = (page: number): ListingState =>
  ({
    kind: 'browse',
    slug: 'vitamins',
    query: '',
    page,
    sort: 'relevance',
    filters: [],
  }) as unknown as ListingState;

/** Opens the document anew, as the browser reports it. */
async function open(type: string) {
  vi.resetModules();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as unknown as PerformanceNavigationTiming,
  ]);
  return import('./shown-pages');
}

describe('pages joined with "Show more"', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['reload', 1],
    ['back_forward', 1],
    ['navigate', 2],
  ])('after %s begin with page %i', async (type, first) => {
    const before = await open('navigate');
    before.joinNextPage(state(1));
    expect(before.firstShownPage(state(2))).toBe(1);
    expect((await open(type)).firstShownPage(state(2))).toBe(first);
  });

  it('are not those of another listing, or of nonsense', async () => {
    (await open('navigate')).joinNextPage(state(1));
    const { firstShownPage } = await open('reload');
    expect(firstShownPage({ ...state(2), slug: 'skin' })).toBe(2);
    sessionStorage.setItem('joined_pages', '{"from":"x"}');
    expect(firstShownPage(state(2))).toBe(2);
  });
});
