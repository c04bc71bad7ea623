import { InlineMessage, ProductGrid } from '@saltbush/shared-ui/design/core';
import { LoadMore, Pagination } from '@saltbush/shared-ui/design/listing';
import { useEffect, useRef } from 'react';
import { CatalogCard } from '../../../shared/cards/CatalogCard';
import type { Listing } from '../api/listing';
import { goToPage, type ListingState, toSearch } from '../model/listing-address';
import type { ListingView } from '../model/use-listing';
import styles from './ListingResults.module.css';

interface ListingResultsProps {
  listing: Listing;
  state: ListingState;
  view: Pick<ListingView, 'cards' | 'offset' | 'isStale' | 'loadMore'>;
}

/** Number of cards in the first row of the widest grid. */
const FIRST_ROW = 4;

/** Moves focus to the first new product after "Show more", because the button moves down the page. */
function useFocusOnNew(count: number) {
  const grid = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const index = firstNew.current;
    if (index === null || count <= index) return;
    firstNew.current = null;
    const card = grid.current?.querySelectorAll('article')[index];
    card?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  }, [count]);
  const expectMore = () => {
    firstNew.current = count;
  };
  return { grid, expectMore };
}

/** Product cards, a "Show more" button and links to every page. */
export function ListingResults({ listing, state, view }: ListingResultsProps) {
  const { cards, offset, isStale, loadMore } = view;
  const { total, last_page } = listing.paginatorInfo;
  const { grid, expectMore } = useFocusOnNew(cards.length);
  const hrefFor = (page: number) => listing.url + toSearch(goToPage(state, page));
  const showMore = () => {
    expectMore();
    void loadMore.run();
  };
  return (
    <div className={styles.results}>
      <div ref={grid} className={isStale ? styles.stale : undefined} aria-busy={isStale}>
        <ProductGrid columns="filters" label="Products">
          {cards.map((card, index) => (
            <CatalogCard
              key={card.id}
              card={card}
              index={offset + index}
              headingLevel={2}
              priority={index < FIRST_ROW}
            />
          ))}
        </ProductGrid>
      </div>
      {state.page < last_page && (
        <LoadMore
          shown={offset + cards.length}
          total={total}
          href={hrefFor(state.page + 1)}
          status={loadMore.status}
          onLoadMore={showMore}
        />
      )}
      {loadMore.failed && (
        <InlineMessage tone="error">We couldn’t load more products. Please try again.</InlineMessage>
      )}
      <Pagination page={state.page} pageCount={last_page} hrefFor={hrefFor} label="Pages of this list" />
    </div>
  );
}
