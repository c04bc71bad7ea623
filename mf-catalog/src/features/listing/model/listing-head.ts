import { pageTitle } from '@saltbush/contract';
import type { PageHead } from '@saltbush/shared-ui/platform';
import { breadcrumbList, itemList } from '../../../shared/head/json-ld';
import type { Listing } from '../api/listing';
import { type ListingState, PAGE_SIZE, toSearch } from './listing-address';
import { listingBreadcrumbs } from './listing-breadcrumbs';

/** Returns a listing's page head. Filtered and sorted views have the unfiltered listing as their canonical URL. */
export function listingHead(listing: Listing, state: ListingState): PageHead {
  const title = listing.brand?.seo_title || listing.title;
  const isFiltered = state.filters.length > 0 || state.sort !== 'relevance';
  const isNoIndex = state.kind === 'search' || isFiltered || listing.paginatorInfo.total === 0;
  const cards = listing.data.map((card) => ({ label: card.title, url: card.url }));
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
    jsonLd: [
      breadcrumbList(listingBreadcrumbs(listing)),
      ...(cards.length > 0 ? [itemList(cards, (state.page - 1) * PAGE_SIZE + 1)] : []),
    ],
    preloadImage: listing.data[0]?.image,
  };
}
