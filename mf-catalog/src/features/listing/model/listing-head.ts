import { pageTitle } from '@saltbush/contract';
import type { PageHead } from '@saltbush/shared-ui/platform';
import { isPromotable } from '../../../shared/cards/promotable';
import type { Listing } from '../api/listing';
import { type ListingState, toSearch } from './listing-address';
import { listingData } from './listing-data';

/** Returns a listing's page head. Filtered and sorted views have the unfiltered listing as their canonical URL. */
export function listingHead(listing: Listing, state: ListingState): PageHead {
  const title = listing.brand?.seo_title || listing.title;
  const isFiltered = state.filters.length > 0 || state.sort !== 'relevance';
  const isNoIndex = state.kind === 'search' || isFiltered || listing.paginatorInfo.total === 0;
  const plain: ListingState = {
    ...state,
    filters: [],
    sort: 'relevance',
    page: isFiltered ? 1 : state.page,
  };
  return {
    title: pageTitle(state.page > 1 ? `${title}, page ${state.page}` : title),
    description: listing.meta_description,
    canonical: listing.url + toSearch(plain),
    robots: isNoIndex ? 'noindex' : undefined,
    jsonLd: listingData(listing, state.page),
    image: listing.data.find(isPromotable)?.image,
    preloadImage: listing.data[0]?.image,
  };
}
