import { getLocation, navigate, useHydrated } from '@saltbush/shared-ui/platform';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Listing, type ListingCard, listingQuery } from '../api/listing';
import { goToPage, type ListingState, toInput, toSearch } from './listing-address';
import { firstShownPage, keepFirstPage } from './shown-pages';

export interface ListingView {
  /** Undefined while it loads, null if the listing does not exist. */
  listing: Listing | null | undefined;
  cards: readonly ListingCard[];
  /** Zero-based position of the first card among all results. */
  offset: number;
  /** Whether previous results are shown while results for new filters load. */
  isStale: boolean;
  error: Error | null;
  retry: () => void;
  isRetrying: boolean;
  loadMore: { status: 'idle' | 'busy'; failed: boolean; run: () => Promise<void> };
}

const isSameListing = (a: ListingState, key: readonly unknown[]) => {
  const input = key[2] as Pick<ListingState, 'kind' | 'slug' | 'query'>;
  return input.kind === a.kind && input.slug === a.slug && input.query === a.query;
};

/** Appends the next page to the visible results and updates the address to that page. */
function useLoadMore(state: ListingState) {
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<'idle' | 'busy'>('idle');
  const [failed, setFailed] = useState(false);
  const run = async () => {
    const next = goToPage(state, state.page + 1);
    const from = getLocation();
    setStatus('busy');
    setFailed(false);
    try {
      await queryClient.fetchQuery(listingQuery(toInput(next)));
      const first = firstShownPage(state);
      const href = from.pathname + toSearch(next);
      if (navigate(href, { replace: from, keepScroll: true })) keepFirstPage(first);
    } catch {
      setFailed(true);
    } finally {
      setStatus('idle');
    }
  };
  return { status, failed, run };
}

/** Returns the listing for an address, including earlier pages joined with "Show more". */
export function useListing(state: ListingState): ListingView {
  const current = useQuery({
    ...listingQuery(toInput(state)),
    placeholderData: (previous, query) =>
      query && isSameListing(state, query.queryKey) ? previous : undefined,
  });
  // The server renders the page of the address alone.
  const hydrated = useHydrated();
  const first = hydrated ? firstShownPage(state) : state.page;
  const earlier = useQueries({
    queries: Array.from({ length: state.page - first }, (_, index) =>
      listingQuery(toInput(goToPage(state, first + index))),
    ),
  });
  const loadMore = useLoadMore(state);
  const { data: listing, isPlaceholderData, error, refetch, isFetching } = current;
  const perPage = listing?.paginatorInfo.per_page ?? 0;
  return {
    listing,
    cards: [...earlier.flatMap(({ data }) => data?.data ?? []), ...(listing?.data ?? [])],
    offset: (first - 1) * perPage,
    isStale: isPlaceholderData,
    error: listing === undefined ? error : null,
    retry: () => void refetch(),
    isRetrying: isFetching,
    loadMore,
  };
}
