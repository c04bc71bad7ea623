import { tabStorage } from '@saltbush/shared-ui/platform';
import { type ListingState, toSearch } from './listing-address';

interface Range {
  from: number;
  to: number;
}

/** Session storage key of the listing whose pages were joined last. */
const KEY = 'joined_pages';

/** The pages joined with "Show more", by listing. The address holds the last of them. */
const joined = new Map<string, Range>();

const keyOf = (state: ListingState) => `${state.kind}/${state.slug}${toSearch({ ...state, page: 1 })}`;

/** Returns whether this document was opened by reloading it, or by going back to it. */
function isReopened(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

/** Returns the pages joined before a document was reopened, if they were of this listing. */
function kept(listing: string): Range | undefined {
  const stored = isReopened()
    ? (tabStorage.readJson(KEY) as Partial<Range & { listing: string }> | null)
    : null;
  const { from, to } = stored ?? {};
  const isRange = Number.isSafeInteger(from) && Number.isSafeInteger(to) && Number(from) >= 1;
  return stored?.listing === listing && isRange ? { from: Number(from), to: Number(to) } : undefined;
}

/**
 * Returns the first page to show above the page in the address. Returning from a product, or reloading, restores all
 * joined pages; a link to a page shows only that page.
 */
export function firstShownPage(state: ListingState): number {
  const range = joined.get(keyOf(state)) ?? kept(keyOf(state));
  return range?.to === state.page ? range.from : state.page;
}

/** Records that the next page has been joined to the visible pages. */
export function joinNextPage(state: ListingState): void {
  const range = { from: firstShownPage(state), to: state.page + 1 };
  joined.set(keyOf(state), range);
  tabStorage.writeJson(KEY, { listing: keyOf(state), ...range });
}
