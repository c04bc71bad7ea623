import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Listing } from '../api/listing';
import { searchIdQuery } from '../api/search-id';
import { type ListingState, toInput } from './listing-address';

/** Finds out by which id clicks on a listing are attributed to it; null if that cannot be known. */
export type Identify = () => Promise<string | null>;

/**
 * Returns how cards without an id of their own, which came with the document, find out that of this visitor. A search is
 * counted when it is seen, and another listing when somebody clicks. The function stays the same: cards are memoised.
 */
export function useSearchId(state: ListingState, listing: Listing): Identify {
  const queryClient = useQueryClient();
  const latest = useRef(state);
  latest.current = state;
  const identify = useCallback(
    () => queryClient.fetchQuery(searchIdQuery(toInput(latest.current))).catch(() => null),
    [queryClient],
  );
  const isUncounted = state.kind === 'search' && listing.queryID === undefined;
  useEffect(() => {
    if (isUncounted) void identify();
  }, [isUncounted, identify]);
  return identify;
}
