import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Listing } from '../api/listing';
import { type ListingState, toInput } from './listing-address';

/** Finds out by which id clicks on a listing are attributed to it; null if that cannot be known. */
export type Identify = () => Promise<string | null>;

/**
 * Returns how cards without an id of their own, which came with the document, find out that of this visitor. A search is
 * counted once, when it is seen, also one that finds nothing: by the listing's own request if that is made (`isRenewed`)
 * because the document was old. The function stays the same: cards are memoised.
 */
export function useSearchId(state: ListingState, listing: Listing, isRenewed: boolean): Identify {
  const queryClient = useQueryClient();
  const latest = useRef(state);
  latest.current = state;
  const identify = useCallback(async () => {
    const { findSearchId } = await import('../api/search-id');
    return findSearchId(queryClient, toInput(latest.current));
  }, [queryClient]);
  const isUncounted = state.kind === 'search' && listing.queryID === undefined && !isRenewed;
  useEffect(() => {
    if (isUncounted) identify().catch(() => undefined);
  }, [isUncounted, identify]);
  return identify;
}
