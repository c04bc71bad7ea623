import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { type Listing, listingQuery } from '../api/listing';
import { searchIdQuery } from '../api/search-id';
import { type ListingState, toInput } from './listing-address';

/** Finds out by which id clicks on a listing are attributed to it; null if that cannot be known. */
export type Identify = () => Promise<string | null>;

/**
 * Returns how cards without an id of their own, which came with the document, find out that of this visitor. A search is
 * counted once, when it is seen: by the listing's own request if the document was old. The function stays the same: cards
 * are memoised.
 */
export function useSearchId(state: ListingState, listing: Listing): Identify {
  const queryClient = useQueryClient();
  const latest = useRef(state);
  latest.current = state;
  const identify = useCallback(async () => {
    const input = toInput(latest.current);
    const known = queryClient.getQueryData(listingQuery(input).queryKey)?.queryID;
    return known ?? (await queryClient.fetchQuery(searchIdQuery(input)).catch(() => null));
  }, [queryClient]);
  const isRenewed = useIsFetching({ queryKey: listingQuery(toInput(state)).queryKey }) > 0;
  const isUncounted = state.kind === 'search' && listing.queryID === undefined && !isRenewed;
  useEffect(() => {
    if (isUncounted) void identify();
  }, [isUncounted, identify]);
  return identify;
}
