import { type ListingState, toSearch } from './listing-address';

interface Range {
  from: number;
  to: number;
}

/** The pages joined with "Show more", by listing. The address holds the last of them. */
const joined = new Map<string, Range>();

const keyOf = (state: ListingState) => `${state.kind}/${state.slug}${toSearch({ ...state, page: 1 })}`;

/**
 * Returns the first page to show above the page in the address. Returning from a product restores all joined pages;
 * a link to a page shows only that page.
 */
export function firstShownPage(state: ListingState): number {
  const range = joined.get(keyOf(state));
  return range?.to === state.page ? range.from : state.page;
}

/** Records that the next page has been joined to the visible pages. */
export function joinNextPage(state: ListingState): void {
  joined.set(keyOf(state), { from: firstShownPage(state), to: state.page + 1 });
}
