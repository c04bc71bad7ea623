import { Button, EmptyState } from '@saltbush/shared-ui/design/core';
import { FindProducts } from '../../../shared/find-products/FindProducts';
import { clearFilters, type ListingState } from '../model/listing-address';

interface EmptyListingProps {
  state: ListingState;
  onChange: (next: ListingState) => void;
}

/** The empty state of a listing, which explains why it is empty and suggests what to do next. */
export function EmptyListing({ state, onChange }: EmptyListingProps) {
  if (state.filters.length > 0)
    return (
      <EmptyState
        title="Nothing matches these filters"
        picture="search"
        action={<Button onClick={() => onChange(clearFilters(state))}>Clear all filters</Button>}
      >
        Take a filter away to see more products.
      </EmptyState>
    );
  if (state.kind === 'search')
    return (
      <EmptyState
        title={`No products found for “${state.query}”`}
        picture="search"
        action={<FindProducts query={state.query ?? ''} />}
      >
        Check the spelling, or try a shorter or more general word.
      </EmptyState>
    );
  return (
    <EmptyState title="Nothing here right now" picture="box" action={<FindProducts />}>
      These products have sold out or are no longer on sale.
    </EmptyState>
  );
}
