import { type ListingState, toSearch } from './listing-address';

interface Range {
  from: number;
  to: number;
}

/** Per listing, the pages that "Show more" has joined. The address names the last of them. */
const joined = new Map<string, Range>();

const keyOf = (state: ListingState) => `${state.kind}/${state.slug}${toSearch({ ...state, page: 1 })}`;

/**
 * The first of the pages to show above the one that the address names. Coming back from a product shows all that was
 * shown before; a link to a page shows that page alone.
 */
export function firstShownPage(state: ListingState): number {
  const range = joined.get(keyOf(state));
  return range?.to === state.page ? range.from : state.page;
}

/** Remembers that the next page was joined to those that are shown. */
export function joinNextPage(state: ListingState): void {
  joined.set(keyOf(state), { from: firstShownPage(state), to: state.page + 1 });
}
