import { Breadcrumbs, Container, Heading } from '@saltbush/shared-ui/design/core';
import { navigate, track } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { countSearch } from '../../../shared/cards/search-counts';
import { SelectMenu } from '../../../shared/select-menu/SelectMenu';
import type { Listing } from '../api/listing';
import { type ListingState, sortBy, sortChoices, toSearch } from '../model/listing-address';
import { listingBreadcrumbs } from '../model/listing-breadcrumbs';
import { firstShownPage } from '../model/shown-pages';
import type { ListingView as View } from '../model/use-listing';
import { ActiveFilters } from './ActiveFilters';
import { EmptyListing } from './EmptyListing';
import { FilterButton } from './FilterButton';
import { ListingFilters } from './ListingFilters';
import { ListingHeader } from './ListingHeader';
import { ListingResults } from './ListingResults';
import styles from './ListingView.module.css';
import { SearchBanners } from './SearchBanners';

interface ListingViewProps {
  listing: Listing;
  state: ListingState;
  view: View;
}

/** Scrolls to the top when a link opens another page. "Show more" preserves the scroll position. */
function useScrollToPage(state: ListingState) {
  const before = useRef(state.page);
  useEffect(() => {
    const changed = before.current !== state.page;
    before.current = state.page;
    if (changed && firstShownPage(state) === state.page) window.scrollTo(0, 0);
  }, [state]);
}

/**
 * Records that results were shown, once per answer, and counts a search that came with the document, also one that finds
 * nothing.
 */
function useHitsViewed({ kind }: ListingState, { paginatorInfo, queryID }: Listing) {
  const queryClient = useQueryClient();
  useEffect(() => {
    track({ name: 'Hits Viewed', listing: kind, hits: paginatorInfo.total });
  }, [kind, paginatorInfo]);
  useEffect(() => {
    if (kind === 'search' && !queryID) countSearch(queryClient);
  }, [kind, queryID, queryClient]);
}

/** A listing with its filters in a column on desktop and in a drawer on smaller screens. */
export function ListingView({ listing, state, view }: ListingViewProps) {
  useScrollToPage(state);
  useHitsViewed(state, listing);
  const change = (next: ListingState) => navigate(listing.url + toSearch(next), { keepScroll: true });
  const isOwnFacet = (name: string) => state.kind === 'brand' && name === 'brand';
  const facets = listing.facets.filter(({ name }) => !isOwnFacet(name));
  const filters = { facets, state, onChange: change };
  const { total } = listing.paginatorInfo;
  const isEmpty = view.cards.length === 0;
  // Without results, filters are useful only to take away.
  const isUseful = !isEmpty || state.filters.length > 0;
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={listingBreadcrumbs(listing).map(({ label, url }) => ({ label, href: url }))} />
      <ListingHeader listing={listing} state={state} onChange={change} />
      <SearchBanners banners={listing.banners} />
      <div className={styles.layout}>
        {isUseful && (
          <section className={styles.filters} aria-label="Filters">
            <Heading level={2} size="md">
              Filters
            </Heading>
            <ListingFilters {...filters} />
          </section>
        )}
        <div className={styles.main}>
          <div className={styles.toolbar} hidden={!isUseful}>
            <FilterButton className={styles.filterButton} total={total} {...filters} />
            <div className={styles.active}>
              <ActiveFilters listing={listing} state={state} onChange={change} />
            </div>
            <SelectMenu
              inline
              className={styles.sort}
              label="Sort by"
              value={state.sort}
              options={sortChoices(state.kind)}
              onChange={(sort) => change(sortBy(state, sort as ListingState['sort']))}
            />
          </div>
          {isEmpty ? (
            <EmptyListing state={state} onChange={change} />
          ) : (
            <ListingResults listing={listing} state={state} view={view} />
          )}
        </div>
      </div>
    </Container>
  );
}
