import type { ListingState } from './listing-address';

/** What the entry of the browser's history keeps, besides what the platform does. */
interface EntryState {
  /** The first of the pages joined with "Show more"; the address holds the last of them. */
  firstPage?: number;
}

const entryState = (): EntryState | null => window.history.state;

/**
 * Returns the first page to show above the page in the address. Returning from a product, or reloading, restores all
 * joined pages; a link to a page shows only that page.
 */
export const firstShownPage = ({ page }: ListingState): number => entryState()?.firstPage ?? page;

/** Records which page is the first of those joined, once the address holds the last of them. */
export const keepFirstPage = (firstPage: number): void =>
  window.history.replaceState({ ...entryState(), firstPage }, '');
